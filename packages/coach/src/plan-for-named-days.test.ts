import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { answerToTalk, understoodInTalk } from './testing/answers-in-talk.ts';
import { factsOf, players } from './testing/players.ts';

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
