import type { Language } from '@touchline/domain';
import { coachTalkFollowUpLines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const says = (language: Language, of: CoachTalkFollowUpLine, response: string): boolean => speaking(language, () => coachTalkFollowUpLines[of].some((line) => response.includes(line)));

describe('that the coach always says the same', () => {
  it.each([
    ['de', ['was soll ich heute üben', 'safe sagst du immer das gleiche']],
    ['de', ['du sagst immer das gleiche']],
    ['de', ['was soll ich heute üben', 'ich mein DU sagst immer das gleiche']],
    ['de', ['digga du gibst mir immer die gleiche antwort']],
    ['de', ['von dir kommt immer nur das gleiche zeug']],
    ['en', ['you always say the same thing']],
    ['en', ['what should i do today', 'i mean YOU always say the same']],
    ['en', ['u keep repeating yourself']],
  ] as const)('is owned up to (%s, %j)', (language, turns) => {
    const { response, safety } = talkWithCoach(language, turns);
    expect([safety, says(language, 'coachSaysSame', response), response]).toEqual([null, true, response]);
  });

  it.each([
    ['de', ['du gibst mir immer die gleiche übung']],
    ['en', ['you always give me the same drill']],
  ] as const)('is not what a drill that comes again and again is told with (%s, %j)', (language, turns) => {
    expect(says(language, 'coachSaysSame', talkWithCoach(language, turns).response)).toBe(false);
  });

  it.each([
    ['de', ['du sagst immer das gleiche', 'ne das stimmt nich']],
    ['de', ['du sagst immer das gleiche', 'das is doch gelogen']],
    ['en', ['you always say the same thing', 'no thats not true']],
  ] as const)('and that this is not so is believed (%s, %j)', (language, turns) => {
    expect(says(language, 'coachNotTrue', talkWithCoach(language, turns).response)).toBe(true);
  });
});

describe('that the coach is only a program, told as a guess', () => {
  it.each([
    ['de', 'hallo du bist doch eh nur ne ki oder'],
    ['de', 'du bist ja nur ein bot'],
    ['de', 'bist doch kein echter mensch oder'],
    ['en', 'youre just an ai anyway right'],
    ['en', 'ur a bot arent u'],
    ['en', 'arent you just a bot'],
    ['en', 'hi you are not a real person right'],
  ] as const)('is answered as that (%s, %s)', (language, message) => {
    const { response, safety } = talkWithCoach(language, [message]);
    expect(safety).toBe(null);
    expect(response).toMatch(/program/i);
    expect(response).not.toMatch(/Serie|streak/);
  });
});
