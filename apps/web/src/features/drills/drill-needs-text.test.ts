import { drillOf } from '@touchline/domain';
import { expect, test } from 'vitest';
import { drillNeedsLine, drillPreparationText } from './drill-needs-text.ts';

test('a ball and a free corner are nothing to get ready', () => {
  expect(drillPreparationText(drillOf('toe_taps'))).toEqual([]);
});

test('cones, a wall, a partner and much space are said before a drill starts', () => {
  const equipment = { balls: 1, cones: 3, wall: true, partner: true };
  expect(drillPreparationText({ equipment, space: { width: 4, length: 6 } })).toEqual(['3 cones', 'a wall', 'a partner', '4\u00a0×\u00a06\u00a0m']);
});

test('a line of what a drill needs begins with a capital where there is no ball', () => {
  const equipment = { balls: 0, cones: 4, wall: false, partner: false };
  expect(drillNeedsLine({ equipment, space: { width: 3, length: 7 } })).toBe('No ball needed, 4 cones, 3\u00a0×\u00a07\u00a0m');
});
