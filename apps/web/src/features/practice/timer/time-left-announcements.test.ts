import { expect, test } from 'vitest';
import { spokenMark } from './time-left-announcements.ts';

test('a screen reader hears a quarter of an hour as few short words', () => {
  const said: number[] = [];
  for (let seconds = 900; seconds > 0; seconds -= 1) {
    const mark = spokenMark(seconds);
    if (said.at(-1) !== mark) said.push(mark);
  }
  expect(said).toEqual([900, 600, 540, 480, 420, 360, 300, 240, 180, 120, 60, 30, 10, 5, 3, 2, 1]);
});

test('a screen reader is told each time when it comes, not before', () => {
  expect(spokenMark(241)).toBe(300);
  expect(spokenMark(240)).toBe(240);
  expect(spokenMark(30)).toBe(30);
  expect(spokenMark(31)).toBe(60);
});
