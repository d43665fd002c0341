import type { Language } from '@touchline/domain';
import { coachPlanLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { answerToExamplePlayer } from './testing/answers-in-talk.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const lines = (language: Language, of: () => readonly string[]): readonly string[] => speaking(language, of);
const startsWithOne = (text: string, ways: readonly string[]): boolean => ways.some((way) => text.startsWith(way.split('{')[0] ?? way));

const WEEK = { en: 'make me a training week: academy tue and thu, match saturday', de: 'Mach mir einen Wochenplan: Verein Dienstag und Donnerstag, Spiel am Samstag' } as const;

describe('a plan of a week', () => {
  it.each([
    ['en', ['Tuesday', 'Thursday', 'Saturday'], /day before (?:your|the) match/, /\d+ to \d+ minutes/],
    ['de', ['Dienstag', 'Donnerstag', 'Samstag'], /Tag vor (?:deinem|dem) Spiel/, /\d+ bis \d+ Minuten/],
  ] as const)('leaves the days free that are taken, is easy before the match, and says the minutes: %s', (language, free, calm, minutes) => {
    const { response } = talkWithCoach(language, [WEEK[language]]);
    for (const day of free) expect(response).not.toContain(`• ${day}`);
    expect(response).toMatch(calm);
    expect(response).toMatch(minutes);
  });

  it.each([
    ['en', 'save this week'],
    ['en', 'save it'],
    ['en', 'can you save this week as a plan for me?'],
    ['en', 'put that in a routine'],
    ['en', 'remember this plan please'],
    ['de', 'Speicher diese Woche'],
    ['de', 'Kannst du den Plan für mich speichern?'],
    ['de', 'Trag das bitte in den Kalender ein'],
    ['de', 'Merk dir den Plan bitte'],
  ] as const)('cannot be saved, and is kept in the talk: %s %s', (language, message) => {
    const { response } = talkWithCoach(language, [WEEK[language], message]);
    expect(startsWithOne(response, lines(language, () => coachPlanLines.saveIt))).toBe(true);
    expect(response).not.toContain('•');
    expect(talkWithCoach(language, [WEEK[language], message, language === 'en' ? 'what is on monday' : 'was ist am Montag']).response).toContain('Stop and Go');
  });

  it('stays the plan that is asked about', () => {
    expect(talkWithCoach('en', [WEEK.en, 'save this week', 'why target shooting on wednesday?']).response).toMatch(/Wednesday (?:it is|has) Target Shooting/);
    expect(talkWithCoach('en', [WEEK.en, 'save this week', 'why target shooting on wednesday?', 'what is on monday']).response).toMatch(/Stop and Go/);
  });

  it('is not saved where something else is', () => {
    const { response } = talkWithCoach('en', [WEEK.en, 'how do i save a penalty']);
    expect(startsWithOne(response, lines('en', () => coachPlanLines.saveIt))).toBe(false);
  });
});

describe('a week in which something comes back', () => {
  it.each([
    ['can u make me a plan but i got school till 4 and piano on tuesdays', 'Tuesday'],
    ['mach mir einen plan aber mittwochs hab ich klavier', 'Wednesday'],
    ['i need a training plan, i have swimming every friday', 'Friday'],
  ])('gets a plan of the week that keeps the day free: %s', (message, day) => {
    expect(understand(message).intent).toBe('plan_week');
    const days = answerToExamplePlayer(message).message.split('\n').filter((line) => line.startsWith('•'));
    expect(days.length).toBeGreaterThan(1);
    expect(days.join(' ')).not.toContain(day);
  });
});
