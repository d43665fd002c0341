import type { Language } from '@touchline/domain';
import { coachPlanLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import type { PlayerFacts } from './player-context.ts';
import { answerToExamplePlayer } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
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

describe('a day of a plan with many minutes', () => {
  const RUNS: PlayerFacts = { ...examplePlayerFacts, sessions: [['agility_ladder', 12, 1], ['toe_taps', 60, 2], ['agility_ladder', 14, 3], ['toe_taps', 30, 4]].map(([drillId, result, daysAgo]) => ({ drillId: String(drillId), side: 'both', result: Number(result), minutes: 5, daysAgo: Number(daysAgo) })) };
  const linesOf = (language: Language, turns: readonly string[], facts?: PlayerFacts): readonly string[] => talkWithCoach(language, turns, facts).response.match(/• .+/g) ?? [];

  it.each<[Language, string, number]>([
    ['en', 'give me a weekly plan for 3 days, 30 minutes each', 13],
    ['en', 'give me a 3 day plan, 20 minutes each', 8],
    ['de', 'mach mir einen wochenplan für 3 tage mit 30 minuten', 13],
  ])('has two drills, with their minutes, and other ones each day: %s: %s', (language, question, minutes) => {
    const lines = linesOf(language, [question]);
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.match(new RegExp(`${minutes} (?:minutes|Minuten)`, 'g'))?.length)).toEqual([2, 2, 2]);
    expect(new Set(lines.map((line) => line.replace(/.*?: /, ''))).size).toBe(3);
  });

  it('has them where the minutes are told afterwards, and one where they are few', () => {
    expect(linesOf('en', ['give me a 3 day plan', '30 minutes a day'])[0]).toMatch(/13 minutes and .* 13 minutes/);
    expect(linesOf('en', ['give me a 3 day plan, 15 minutes each'])[0]).not.toContain('minutes');
    expect(linesOf('en', ['give me a 3 day plan'])[0]).not.toContain('minutes');
  });

  it('a weakness without a ball is trained in turn with drills that have one', () => {
    const lines = linesOf('en', ['which is my weakest', 'give me a weekly plan'], RUNS);
    expect(lines[0]).toContain('Agility Ladder');
    expect(lines.filter((line) => /Ladder|Sprint|Shuttle|Hops|Jump/.test(line)).length).toBeLessThanOrEqual(Math.ceil(lines.length / 2));
  });
});
