import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
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
