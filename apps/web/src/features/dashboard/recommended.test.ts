import { describe, expect, test } from 'vitest';
import { nextDrill } from './next-drill.ts';
import { recommended } from './recommended.ts';
import { sessionOf, statsOf } from './testing/history.ts';

const ids = (...known: Parameters<typeof recommended>) => recommended(...known).map(({ id }) => id);

describe('what is recommended', () => {
  test('to a new player is a streak beside Basic Ball Control, which is the drill to do now', () => {
    const fresh = statsOf({ totalSessions: 0, currentStreak: 0, practisedToday: false });
    expect(nextDrill(fresh, [])).toMatchObject({ drill: { id: 'toe_taps' }, why: { experience: 15 } });
    expect(ids(fresh, [])[0]).toBe('startAStreak');
  });

  test('after six days running is Basic Ball Control with 15 XP, where the rest is the drill to do now', () => {
    const tired = statsOf({ totalSessions: 4, currentStreak: 6, practisedToday: false });
    expect(recommended(tired, [sessionOf('juggling')])[0]).toMatchObject({ id: 'basicBallControl', bonusExperience: 15 });
  });

  test('to whoever has done the basic drill is no longer that', () => {
    expect(ids(statsOf({ totalSessions: 1, currentStreak: 0 }), [sessionOf('toe_taps')])[0]).toBe('startAStreak');
  });

  test.each([
    ['a new player', statsOf({ totalSessions: 0, currentStreak: 0, practisedToday: false }), []],
    ['a beginner', statsOf({ totalSessions: 2, currentStreak: 0 }), [sessionOf('juggling'), sessionOf('toe_taps')]],
    ['a tired player', statsOf({ currentStreak: 6, practisedToday: false }), [sessionOf('juggling')]],
    ['an experienced player', statsOf({ totalSessions: 96 }), [sessionOf('juggling'), sessionOf('wall_passes')]],
  ] as const)('to %s repeats neither the drill to do now nor a reason', (_who, stats, sessions) => {
    const now = nextDrill(stats, sessions);
    const all = recommended(stats, sessions);
    expect(new Set([now.drill.id, ...all.map(({ drill }) => drill.id)]).size).toBe(all.length + 1);
    const reasons = [now.why, ...all.map(({ id, why }) => (id === 'rested' ? why : id))];
    expect(new Set(reasons.map((reason) => JSON.stringify(reason))).size).toBe(reasons.length);
  });

  test('to whoever keeps going are two drills that rested, other than the one to do now', () => {
    const stats = statsOf({ totalSessions: 96, currentStreak: 2 });
    const sessions = [sessionOf('juggling'), sessionOf('wall_passes')];
    const two = recommended(stats, sessions);
    expect(two.map(({ id }) => id)).toEqual(['rested', 'rested']);
    expect(two.map(({ drill }) => drill.id)).not.toContain(nextDrill(stats, sessions).drill.id);
  });
});
