import { drillOf } from '@touchline/domain';
import { expect, test } from 'vitest';
import { drillPreparationText } from './drill-needs-text.ts';

test('a ball and a free corner are nothing to get ready', () => {
  expect(drillPreparationText(drillOf('toe_taps'))).toEqual([]);
});

test('cones, a wall, a partner and much space are said before a drill starts', () => {
  const equipment = { balls: 1, cones: 3, wall: true, partner: true };
  expect(drillPreparationText({ equipment, space: { width: 4, length: 6 } })).toEqual(['3 cones', 'a wall', 'a partner', '4\u00a0×\u00a06\u00a0m of space']);
});
