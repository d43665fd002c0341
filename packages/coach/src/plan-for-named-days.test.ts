import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { answerToTalk, understoodInTalk } from './testing/answers-in-talk.ts';
import { factsOf, players } from './testing/players.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

describe('a plan for the days that were named', () => {
  const player = players.find(({ sessions, currentStreak }) => sessions.length > 6 && currentStreak > 2);
  if (player === undefined) throw new Error('no player has practised for days');
  const ask = (...turns: readonly string[]): string => askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: factsOf(player), seed: 3 }).message;

  it.each([
    ['me faz um plano de treino pra semana', 'so posso segunda e quinta'],
    ['hazme un plan para la semana', 'solo puedo lunes y jueves'],
    ['fais moi un plan pour la semaine', 'je peux que lundi et jeudi'],
  ])('%s >> %s: a plan of just these days', (first, then) => {
    const days = ask(first, then).match(/• \w+/g);
    expect(days).toEqual(['• Monday', '• Thursday']);
  });

  it('a plan for the weekend alone, or around the training of the team', () => {
    expect(ask('me faz um plano pra semana', 'so posso final de semana').match(/• \w+/g)).toEqual(['• Saturday', '• Sunday']);
    const days = ask('mach mir einen wochenplan', 'dienstag und donnerstag hab ich vereinstraining').match(/• \w+/g) ?? [];
    expect(days.length).toBeGreaterThan(1);
    expect(days.filter((day) => day === '• Tuesday' || day === '• Thursday')).toEqual([]);
  });

  it.each([
    ['mach mir einen plan bis sonntag', 'Sunday'],
    ['make me a training plan until monday', 'Monday'],
  ])('%s: from the first day of the plan up to that one', (message, last) => {
    const days = ask(message).match(/• [^:]+/g) ?? [];
    expect(days.at(-1)).toContain(last);
    expect(days.slice(0, -1).some((day) => day.includes(last))).toBe(false);
  });
});

describe('the days of a plan that are named', () => {
  const daysOf = (talk: string): string[] => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].filter((day) => answerToTalk(talk).message.includes(`• ${day}`) || answerToTalk(talk).message.includes(`(${day})`));
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

  it.each(['plan for mon to fri', 'make me a plan from monday until friday', 'plan von montag bis freitag', 'plan mo bis fr'])('%s: all from the first to the last', (talk) => {
    expect(daysOf(talk)).toEqual(weekdays);
  });

  it('what is after school is not taken by it', () => {
    expect(daysOf('plan for monday til thursday after school')).toEqual(weekdays.slice(0, 4));
  });

  it.each(['make me a plan sunday is free', 'plan für die woche sonntag ist frei', 'mach mir einen plan, sonntag frei'])('%s: every day but that', (talk) => {
    expect(understoodInTalk(talk).intent).toBe('plan_week');
    expect(daysOf(talk)).not.toContain('Sunday');
    expect(daysOf(talk).length).toBeGreaterThan(2);
  });
});

describe('a drill that is put on one day of a plan', () => {
  const EN = 'give me a plan for Tuesday, Thursday and Saturday';
  const DE = 'mach mir einen plan für dienstag, donnerstag und samstag';

  it.each<['en' | 'de', string, string]>([
    ['en', 'Swap the Thursday one for juggling', '• Thursday: Juggling'],
    ['en', 'can you swap thursday for juggling?', '• Thursday: Juggling'],
    ['en', 'juggling on thursday instead', '• Thursday: Juggling'],
    ['en', 'swap bell touches for juggling', '• Thursday: Juggling'],
    ['en', 'change the first one to shooting', '• Thursday: Target Shooting'],
    ['de', 'tausch den Donnerstag gegen Jonglieren', '• Donnerstag: „Jonglieren“'],
    ['de', 'am donnerstag lieber jonglieren', '• Donnerstag: „Jonglieren“'],
    ['de', 'ersetz donnerstag durch toe taps', '• Donnerstag: „Sohlentipper“'],
    ['de', 'samstag gegen dribbling tauschen', '• Samstag: „Dribbling geradeaus“'],
  ])('%s: %s', (language, turn, line) => {
    const before: readonly string[] = talkWithCoach(language, [language === 'en' ? EN : DE]).response.match(/• .+/g) ?? [];
    const after: readonly string[] = talkWithCoach(language, [language === 'en' ? EN : DE, turn]).response.match(/• .+/g) ?? [];
    expect(after).toContain(line);
    expect(after.filter((one) => before.includes(one))).toHaveLength(2);
  });

  it('stays there, and the next one is put beside it', () => {
    const lines = talkWithCoach('de', [DE, 'ersetz donnerstag durch toe taps', 'tausch samstag gegen dribbling']).response.match(/• .+/g);
    expect(lines).toEqual(['• Donnerstag: „Sohlentipper“', '• Samstag: „Dribbling geradeaus“', '• Dienstag: „Stop and Go“']);
  });

  it.each<['en' | 'de', string, RegExp]>([
    ['en', 'swap the thursday one', /• Thursday: (?!Bell Touches)/],
    ['de', 'tausch den Donnerstag', /• Donnerstag: (?!„Links-rechts-Tipper“)/],
    ['en', 'swap thursday and saturday', /• Saturday: Bell Touches/],
    ['en', 'change thursday to friday', /• Friday: Bell Touches/],
    ['en', 'change thursday to a rest day', /Thursday (?:is )?free|: Thursday|• Friday/],
    ['en', 'change it to 20 minutes', /20 minutes/],
    ['en', 'Swap the monday one for juggling', /free in the plan: Monday|planned on Monday/],
    ['en', 'Swap the Thursday one for bell touches', /in it already|one of those/],
  ])('is not what is meant by: %s: %s', (language, turn, meaning) => {
    const { response } = talkWithCoach(language, [language === 'en' ? EN : DE, turn]);
    expect(response).toMatch(meaning);
    expect(response).not.toMatch(/(?:^|Now \w+ has )Juggling/);
  });
});
