import { expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

it.each([
  ['de', '31 geschafft kein scheiß'],
  ['en', 'i did 31 no shit'],
] as const)('who says rudely that something is true is not told off (%s): %s', (language, message) => {
  expect(talkWithCoach(language, [message]).kind).toBe('advice');
});

it.each([
  ['de', 'kein scheiß du hurensohn'],
  ['en', 'no shit you bitch'],
] as const)('but who means somebody is (%s): %s', (language, message) => {
  expect(talkWithCoach(language, [message]).kind).toBe('refusal');
});
