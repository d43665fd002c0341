import { describe, expect, it } from 'vitest';
import { answerToTwelveYearOld } from '../testing/answers-in-talk.ts';

describe('a case in which somebody else is faster or has gone past', () => {
  it.each([
    ['de', 'wie verteidige ich', 'aber wenn der viel schneller ist', /lenk|Platz/],
    ['de', 'wie verteidige ich', 'und wenn die stürmerin mich überläuft', /./],
    ['en', 'how do i defend better', 'and if she is much faster than me', /./],
    ['en', 'how do i defend better', 'what if he already got past me', /./],
  ] as const)('is no wish for a faster or a harder drill (%s, %s)', (language, first, turn, due) => {
    const { message } = answerToTwelveYearOld(language, first, turn);
    expect(message).toMatch(due);
    expect(message).not.toMatch(/time for more|make it harder|machen wir es schwerer|Zeit für mehr|langsam an|only while it stays clean/);
  });
});
