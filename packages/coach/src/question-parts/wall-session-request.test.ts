import type { Language } from '@touchline/domain';
import { expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

it.each<[Language, string, number]>([
  ['en', 'wat shud i do today got like 15 mins n a wall', 15],
  ['en', 'We have 20 minutes and a wall. What should we do?', 20],
  ['de', 'was kann ich machen, hab 10 minuten und eine wand', 10],
])('fills the minutes at a wall (%s: %s)', (language, message, minutes) => {
  const { response, structured } = talkWithCoach(language, [message]);
  expect(response).toContain(String(minutes));
  expect(structured.recommended_drills.every(({ id }) => id.includes('wall'))).toBe(true);
  expect(structured.recommended_drills.length).toBeGreaterThan(1);
});
