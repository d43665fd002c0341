import { drillCatalogue, findDrill } from '@touchline/domain';
import { describe, expect, test } from 'vitest';
import { nextDrill, reasonsFor } from './next-drill.ts';
import { sessionOf, statsOf } from './testing/history.ts';

describe('the drill to do now', () => {
  test('of a first-timer is an easy one of ball control', () => {
    const { drill, why } = nextDrill(statsOf({ totalSessions: 0 }), []);
    expect(drill).toMatchObject({ level: 1, category: 'ball_control', difficulty: 'beginner' });
    expect(why).toEqual({ name: 'first', experience: 15 });
  });

  test('is the same easy one where nothing is known', () => {
    const { drill, why } = nextDrill(undefined, undefined);
    expect(drill).toBe(nextDrill(statsOf({ totalSessions: 0 }), []).drill);
    expect(why).toEqual({ name: 'plain' });
  });

  test('of a beginner without the basics is the one with the bonus', () => {
    const { drill, why } = nextDrill(statsOf({ totalSessions: 2 }), [sessionOf('juggling'), sessionOf('wall_passes')]);
    expect(drill.id).toBe('toe_taps');
    expect(why).toEqual({ name: 'bonus', experience: 15 });
  });

  test('after six days running is an easy one that keeps the streak', () => {
    const { drill, why } = nextDrill(statsOf({ totalSessions: 20, currentStreak: 6, practisedToday: false }), [
      sessionOf('juggling'),
    ]);
    expect(drill.category).toBe('fitness');
    expect(why).toEqual({ name: 'recovery' });
  });

  test('is one that was never done, of another kind than the last', () => {
    const sessions = [sessionOf('juggling'), sessionOf('toe_taps'), sessionOf('wall_passes')];
    const { drill, why } = nextDrill(statsOf({ totalSessions: 3 }), sessions);
    expect(drill.level).toBe(1);
    expect(drill.category).not.toBe('ball_control');
    expect(sessions.map((session) => session.drill_id)).not.toContain(drill.id);
    expect(why).toEqual({ name: 'fresh' });
  });

  test('is not called new where older sessions are not at hand', () => {
    const sessions = [sessionOf('juggling'), sessionOf('toe_taps'), sessionOf('wall_passes')];
    expect(nextDrill(statsOf({ totalSessions: 8 }), sessions).why).toEqual({ name: 'change' });
  });

  test('was not done lately only if it was done once', () => {
    const all = drillCatalogue.filter((drill) => drill.level === 1 && drill.id !== 'recovery').map((drill) => drill.id);
    const others = all.filter((id) => id !== 'wall_passes' && id !== 'juggling');
    const sessions = ['juggling', ...others, 'wall_passes'].map((id) => sessionOf(id, 0));
    expect(nextDrill(statsOf({ totalSessions: 9 }), sessions)).toMatchObject({ drill: { id: 'wall_passes' }, why: { name: 'lately' } });
  });

  test('when all were done is the one that rested longest, with its last result to beat', () => {
    const all = drillCatalogue.filter((drill) => drill.level === 1 && drill.id !== 'recovery').map((drill) => drill.id);
    const others = all.filter((id) => id !== 'wall_passes' && id !== 'juggling');
    const sessions = ['juggling', ...others, 'wall_passes'].map((id) => sessionOf(id, 24));
    expect(nextDrill(statsOf({ totalSessions: 9 }), sessions)).toEqual({
      drill: findDrill('wall_passes'),
      why: { name: 'beat', result: 24 },
    });
  });

  test('asks nobody to beat a result that nobody can count', () => {
    const sessions = [sessionOf('juggling'), sessionOf('wall_passes', 10_000, { result_counts: false })];
    const drill = findDrill('wall_passes');
    if (drill === undefined) throw new Error('The catalogue has wall passes');
    expect(reasonsFor(drill, statsOf({ totalSessions: 9 }), sessions)[0]).toEqual({ name: 'lately' });
  });

  test('reaches a level higher with every ten sessions', () => {
    const known = drillCatalogue.filter((drill) => drill.level === 1).map((drill) => sessionOf(drill.id));
    expect(nextDrill(statsOf({ totalSessions: 9 }), known).drill.level).toBe(1);
    expect(nextDrill(statsOf({ totalSessions: 10 }), known).drill.level).toBe(2);
  });
});
