import { expect, test } from 'vitest';
import { safetyTexts, warmUpTexts } from './warm-up-and-safety.ts';

test('a player is told of pain, knocks to the head, water and space, each in one short line', () => {
  for (const text of Object.values(safetyTexts)) expect(text.split(' ').length).toBeLessThanOrEqual(10);
});

test('pain and a knock to the head both mean stop, and a knock means telling an adult', () => {
  expect(safetyTexts.hurt).toMatch(/stop/i);
  expect(safetyTexts.head).toMatch(/stop and tell an adult/i);
});

test('jumps are landed softly, on bent knees', () => {
  expect(warmUpTexts.jumps.instructions.join(' ')).toMatch(/softly with bent knees/);
});

test('every step of the warm-up is told in sentences of at most 14 words', () => {
  for (const sentence of Object.values(warmUpTexts).flatMap(({ instructions }) => instructions)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
  }
});
