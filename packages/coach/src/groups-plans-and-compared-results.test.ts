import { describe, expect, it } from 'vitest';
import { comparedIn } from './question-parts/compared-rates.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const say = (language: 'en' | 'de', ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('a group that is trained', () => {
  it.each([
    ['en', ['I train an under 9 squad, 15 kids and 5 footballs'], /15 players and 5 balls: 5 groups of 3|5 groups of 3/],
    ['en', ['i coach the under 11s, 12 players, 7 balls', 'and for dribbling'], /6 pairs.*gates|6 pairs.*(?:square|defender)/],
    ['de', ['Ich betreue die G-Jugend, 16 Kinder und 4 Bälle', 'und wenn nur 9 kommen'], /9 Spieler.*4 (?:Bälle|Gruppen)|4 Bällen für 9/],
    ['de', ['wir sind heute zu zwölft und haben 3 bälle', 'was machen wir zum schluss'], /3 : 3/],
    ['en', ['im coaching the u8s', 'there will be 10 kids', '10 balls', 'shooting'], /10 players and 10 balls|10 balls for 10/],
  ] as const)('is answered by what the talk told of it (%s: %j)', (language, turns, said) => {
    const answer = talkWithCoach(language, turns);
    expect(answer.response).toMatch(said);
    expect(answer.structured.recommended_drills).toEqual([]);
  });

  it.each([
    ['en', 'i train with my team three times a week, how much should i do at home'],
    ['en', 'how many players are in a team'],
    ['de', 'ich trainiere mit meiner mannschaft, was soll ich zuhause üben'],
  ] as const)('is none of a player (%s: %s)', (language, message) => {
    expect(say(language, message)).not.toMatch(/how many balls|wie vielen? Bälle/);
  });
});

describe('a plan with what is told of it together', () => {
  it('keeps the days, the minutes and what is missing', () => {
    const plan = say('de', 'mach mir einen plan', 'dienstags und freitags, jeweils 25 min', 'ohne leiter');
    expect(plan).toMatch(/Freitag: [\s\S]*Dienstag: [\s\S]*25 Minuten/);
    expect(plan).not.toMatch(/Leiter|leiter|Montag:/);
  });
  it('counts the days that are told as times', () => {
    expect(say('en', 'can you make me a plan', 'twice a week, half an hour').match(/• /g)).toHaveLength(2);
  });
});

describe('two results', () => {
  it.each([
    ['68 in 10 minutes or 50 in 5 minutes which is better', [68, 10, 50, 5]],
    ['i got 30 in 3 mins my old score was 40 in 5', [30, 3, 40, 5]],
    ['ich hatte 24 in 2 min davor 45 in 5 min bin ich besser', [24, 2, 45, 5]],
  ] as const)('are told with their minutes: %s', (text, [first, one, second, two]) => {
    expect(comparedIn(text)).toEqual([{ result: first, minutes: one }, { result: second, minutes: two }]);
  });
  it.each(['is 5 minutes better than 20 minutes', 'we won 3 2 or was it 4 2 in 10 minutes', 'can i do 20 in 5 minutes'])('are none: %s', (text) => {
    expect(comparedIn(text)).toBeNull();
  });
  it('are compared by the minute, with both rates', () => {
    expect(say('en', 'is 68 in 10 minutes better than 50 in 5 minutes')).toMatch(/6\.8.*10/);
    expect(say('de', 'war 68 beim jonglieren besser als 50')).toMatch(/6,8.*10/);
  });
  it('are compared once their minutes are told', () => {
    expect(say('en', 'is 90 better than 70', '10 and 5 minutes')).toMatch(/\b9\b.*14/);
  });
});
