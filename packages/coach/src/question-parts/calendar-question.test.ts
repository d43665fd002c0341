import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

describe('the calendar', () => {
  it.each([
    ['en', 'what day is it', /Wednesday, 25 November/],
    ['en', 'im fine lol. ur kinda dumb. what day is it', /Wednesday, 25 November/],
    ['en', 'how many days until 12 december', /\b17 days/],
    ['en', 'got trials on the 12th dec, how many days is that and what should i work on til then', /17 days.*first touch/s],
    ['de', 'welcher tag ist heute', /Mittwoch, der 25\. November/],
    ['de', 'wie viele tage sind es bis nikolaus', /\b11 Tage/],
  ] as const)('is counted from the own today: %s: %s', (language, message, told) => {
    expect(talkWithCoach(language, [message]).response).toMatch(told);
  });

  it('is not asked for by own numbers', () => {
    expect(talkWithCoach('en', ['how many days did i practice in november']).response).not.toMatch(/from today|Until/);
  });
});
