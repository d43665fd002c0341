import { expect, test } from 'vitest';
import { safetyLines } from './safety.ts';

test('a player is told of pain, knocks to the head, water and space, each in one short line', () => {
  expect(safetyLines.map(({ id }) => id)).toEqual(['hurt', 'head', 'water', 'space']);
  for (const { text } of safetyLines) expect(text.split(' ').length).toBeLessThanOrEqual(10);
});

test('pain and a knock to the head both mean stop, and a knock means telling an adult', () => {
  const [hurt, head] = safetyLines.map(({ text }) => text);
  expect(hurt).toMatch(/stop/i);
  expect(head).toMatch(/stop and tell an adult/i);
});
