import { describe, expect, test } from 'vitest';
import { nextDrill } from './nextDrill.ts';
import { recommended } from './recommended.ts';
import { sessionOf, statsOf } from './testing/history.ts';

const ids = (...known: Parameters<typeof recommended>) => recommended(...known).map(({ id }) => id);

describe('what is recommended', () => {
  test('to a new player is Basic Ball Control with 15 XP, and a streak', () => {
    const fresh = statsOf({ totalSessions: 0, currentStreak: 0, practisedToday: false });
    expect(recommended(fresh, [])).toMatchObject([
      { id: 'basicBallControl', drill: { category: 'ball_control' }, bonusExperience: 15 },
      { id: 'startAStreak', bonusExperience: 0 },
    ]);
  });

  test('to whoever has done the basic drill is no longer that', () => {
    expect(ids(statsOf({ totalSessions: 1, currentStreak: 0 }), [sessionOf('toe_taps')])).toEqual(['startAStreak']);
  });

  test('after six days running is a rest that keeps the streak', () => {
    const [rest] = recommended(statsOf({ currentStreak: 6, practisedToday: false }), [sessionOf('juggling')]);
    expect(rest).toMatchObject({ id: 'recovery', drill: { category: 'fitness' } });
  });

  test('to whoever keeps going are two drills that rested, other than the one to do now', () => {
    const stats = statsOf({ totalSessions: 96, currentStreak: 2 });
    const sessions = [sessionOf('juggling'), sessionOf('wall_passes')];
    const two = recommended(stats, sessions);
    expect(two.map(({ id }) => id)).toEqual(['rested', 'rested']);
    expect(two.map(({ drill }) => drill.id)).not.toContain(nextDrill(stats, sessions).drill.id);
  });
});
