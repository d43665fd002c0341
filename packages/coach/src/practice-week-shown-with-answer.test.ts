import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const weekIn = (message: string, language: Language = 'en', facts = examplePlayerFacts) => talkWithCoach(language, [message], facts).structured.week;
/** Which days of a week were practised, Sunday first. */
const practised = (week: ReturnType<typeof weekIn>) => week?.days.map(({ practised: done }) => (done ? 'x' : '-')).join('');

describe('an answer that tells of a week of the calendar', () => {
  it.each([
    ['en', 'how was my week'],
    ['en', 'how many minutes did i do this week'],
    ['en', 'which days did i train this week'],
    ['en', 'how much xp this week'],
    ['de', 'wie war meine woche'],
  ] as const)('has its days, Sunday to Saturday, and what the week before was: %s, %s', (language, message) => {
    const week = weekIn(message, language);
    expect(week?.days.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']);
    expect(practised(week)).toBe('x-xx---');
    expect(week?.today).toBe('2026-11-25');
    expect(week?.before).toEqual({ days: 2, minutes: 40 });
  });

  it('says the week before once: not beside words that say it', () => {
    const week = weekIn('did i practise more than last week');
    expect(practised(week)).toBe('x-xx---');
    expect(week).not.toHaveProperty('before');
  });

  it('may be of the last week, with nothing before it that was not practised', () => {
    const week = weekIn('how was last week');
    expect(week?.days[0]?.day).toBe('2026-11-15');
    expect(practised(week)).toBe('-x---x-');
    expect(week).not.toHaveProperty('before');
  });

  it('has no days where older sessions of the week may be missing', () => {
    const { sessions } = examplePlayerFacts;
    expect(weekIn('how was my week', 'en', { ...examplePlayerFacts, sessions: sessions.slice(0, 2) })).toBeUndefined();
    expect(weekIn('how was my week', 'en', { ...examplePlayerFacts, sessions: sessions.slice(0, 5) })).not.toHaveProperty('before');
  });

  it.each(['how many minutes of juggling did i do this week', 'how often did i practise in the last 7 days', 'how am i doing', 'make me a plan for the week', 'how do i shoot harder'])('is none: %s', (message) => {
    expect(weekIn(message)).toBeUndefined();
  });
});
