import { describe, expect, it } from 'vitest';
import {
  averageSessionLength,
  consistencyRating,
  improvementTrend,
  playingStyle,
  practiceFrequency,
  strongestAndWeakest,
  summariseDrills,
  weakFootUsage,
  type PractisedSession,
} from './player-context.ts';

const session = (more: Partial<PractisedSession> = {}): PractisedSession => ({ drillId: 'juggling', side: 'both', result: 10, minutes: 5, daysAgo: 0, ...more });
const results = (...values: readonly number[]): PractisedSession[] => values.map((result, daysAgo) => session({ result, daysAgo }));
const drills = (...ids: readonly string[]): PractisedSession[] => ids.map((drillId) => session({ drillId }));
const times = (count: number, drillId: string): string[] => Array.from({ length: count }, () => drillId);

describe("a player's context (spec 002 §9)", () => {
  it.each([[0, 'new'], [1, 'occasional'], [9, 'occasional'], [10, 'regular'], [19, 'regular'], [20, 'frequent']])('after %i sessions is practice %s', (sessions, frequency) => {
    expect(practiceFrequency(sessions)).toBe(frequency);
  });

  it('has a style from five sessions on, when the share is above its border and not on it', () => {
    expect(playingStyle(drills(...times(4, 'la_croqueta')))).toBe('developing');
    expect(playingStyle(drills(...times(2, 'la_croqueta'), ...times(3, 'juggling')))).toBe('balanced');
    expect(playingStyle(drills(...times(3, 'la_croqueta'), ...times(2, 'juggling')))).toBe('technical');
    expect(playingStyle(drills(...times(3, 'agility_ladder'), ...times(7, 'juggling')))).toBe('balanced');
    expect(playingStyle(drills(...times(4, 'agility_ladder'), ...times(6, 'juggling')))).toBe('athletic');
    expect(playingStyle(drills(...times(3, 'target_shooting'), ...times(7, 'juggling')))).toBe('balanced');
    expect(playingStyle(drills(...times(4, 'target_shooting'), ...times(6, 'juggling')))).toBe('precision');
  });

  it('is new under three sessions, and then as even as its last ten results', () => {
    expect(consistencyRating(results(10, 10))).toBe('new');
    // Two results of the same distance from 100 have that distance in percent as their variation.
    expect(consistencyRating(results(119, 81, 119, 81))).toBe('very_consistent');
    expect(consistencyRating(results(120, 80, 120, 80))).toBe('consistent');
    expect(consistencyRating(results(140, 60, 140, 60))).toBe('moderate');
    expect(consistencyRating(results(160, 40, 160, 40))).toBe('variable');
    expect(consistencyRating(results(0, 0, 0))).toBe('variable');
    expect(consistencyRating(results(...Array.from({ length: 10 }, () => 10), 500))).toBe('very_consistent');
  });

  it('compares the last three results with the three before, 15 % being no change yet', () => {
    expect(improvementTrend(results(9, 9, 9, 1, 1))).toBeNull();
    expect(improvementTrend(results(115, 115, 115, 100, 100, 100))).toBe('stable');
    expect(improvementTrend(results(116, 116, 116, 100, 100, 100))).toBe('improving');
    expect(improvementTrend(results(85, 85, 85, 100, 100, 100))).toBe('stable');
    expect(improvementTrend(results(84, 84, 84, 100, 100, 100))).toBe('declining');
  });

  it('has five minutes as its average without a session', () => {
    expect(averageSessionLength([])).toBe(5);
    expect(averageSessionLength([session({ minutes: 5 }), session({ minutes: 8 })])).toBe(6.5);
  });

  it('counts the other foot and both as use of the weaker foot', () => {
    const sides = [session({ side: 'left' }), session({ side: 'right' }), session({ side: 'both' })];
    expect(weakFootUsage(sides, 'R')).toBe(67);
    expect(weakFootUsage([session({ side: 'left' })], 'L')).toBe(0);
    expect(weakFootUsage([], 'R')).toBe(0);
  });

  it('has no best of a result that nobody can count', () => {
    const sessions = [session({ result: 10_000, resultCounts: false }), session({ result: 30 }), session({ result: 40 })];
    expect(summariseDrills(sessions)[0]?.bestResult).toBe(40);
    expect(summariseDrills(sessions.slice(0, 1))[0]?.bestResult).toBe(0);
  });

  it('ranks drills of two attempts or more, and never a rest', () => {
    const sessions = [
      session({ drillId: 'toe_taps', result: 90 }),
      session({ drillId: 'toe_taps', result: 40 }),
      session({ drillId: 'wall_passes', result: 20 }),
      session({ drillId: 'wall_passes', result: 25 }),
      session({ drillId: 'juggling', result: 900 }),
      session({ drillId: 'recovery', result: 99 }),
      session({ drillId: 'recovery', result: 1 }),
    ];
    const { strongest, weakest } = strongestAndWeakest(summariseDrills(sessions));
    expect([strongest?.drillId, weakest?.drillId]).toEqual(['toe_taps', 'wall_passes']);
    expect(strongestAndWeakest([])).toEqual({ strongest: null, weakest: null });
  });
});
