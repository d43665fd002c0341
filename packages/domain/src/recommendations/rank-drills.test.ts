import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill } from '../drills/drill-catalogue.ts';
import { historyOf, session, repeat, reasonsOf } from '../testing/practice-histories.ts';
import type { HistorySession, PracticeHistory } from './practice-history.ts';
import { rankDrills, recommendDrills } from './rank-drills.ts';
import { levelWithinReach } from './level-within-reach.ts';

describe("the specification's rules", () => {
  const kinds = (history: PracticeHistory) => {
    const { now, beside } = recommendDrills(history);
    return [now, ...beside].map(({ reason }) => reason.kind);
  };

  it('show a new player basic ball control and, with another drill, how to start a streak', () => {
    const { now, beside } = recommendDrills(historyOf([]));
    expect(now).toEqual({ drillId: 'toe_taps', reason: { kind: 'basicBallControl', experience: 15, sessions: 0 } });
    expect(beside[0]?.reason).toEqual({ kind: 'startAStreak', day: 1 });
    expect(beside[0]?.drillId).not.toBe('toe_taps');
  });

  it('recommend basic ball control below five sessions, until its drill was done', () => {
    expect(kinds(historyOf(repeat(4, session('juggling', 0))))[0]).toBe('basicBallControl');
    expect(kinds(historyOf(repeat(5, session('juggling', 0))))).not.toContain('basicBallControl');
    expect(kinds(historyOf([session('toe_taps', 0)]))).not.toContain('basicBallControl');
  });

  it('recommend to start a streak exactly while there is none', () => {
    expect(kinds(historyOf([session('toe_taps', 1)]))).not.toContain('startAStreak');
    expect(kinds(historyOf([session('toe_taps', 2)]))[1]).toBe('startAStreak');
  });
});

describe('an easy day', () => {
  const run = (days: number) => Array.from({ length: days }, (_, day) => session('juggling', day + 1));

  it('is suggested after six days in a row, until today is practised', () => {
    expect(recommendDrills(historyOf(run(5))).now.drillId).not.toBe('recovery');
    expect(recommendDrills(historyOf(run(6))).now).toEqual({ drillId: 'recovery', reason: { kind: 'recovery', days: 6 } });
    const today = historyOf([session('toe_taps', 0), ...run(6)]);
    expect(rankDrills(today).map(({ drillId }) => drillId)).not.toContain('recovery');
  });
});

describe('a comeback', () => {
  const away = (days: number) =>
    historyOf([session('wall_passes', days), session('juggling', days + 1), session('juggling', days + 3), session('juggling', days + 4), session('toe_taps', days + 9)]);

  it('is from seven days on, with the drill that the player has done most', () => {
    expect(recommendDrills(away(6)).now.reason.kind).not.toBe('comeback');
    expect(recommendDrills(away(7)).now).toEqual({ drillId: 'juggling', reason: { kind: 'comeback', days: 7, sessions: 3 } });
  });

  it('calls no category neglected: all were', () => {
    expect(reasonsOf(away(30), 'neglectedCategory')).toEqual([]);
  });
});

describe('a best within reach', () => {
  /** Enough sessions of today that no other reason speaks; the newest first. */
  const after = (best: number, last: number, more: Partial<HistorySession> = {}) =>
    historyOf([session('bell_touches', 0), session('toe_taps', 0), session('juggling', 1, { result: last, ...more }), session('juggling', 2, { result: best })], { sessions: 20 });

  it.each([
    [100, 90, true],
    [100, 89, false],
    [109, 99, true],
    [109, 98, false],
    [8, 6, true],
    [8, 5, false],
    [40, 39, true],
    [40, 40, false],
    [2, 0, false],
  ])('of %i after %i is one: %s', (best, last, expected) => {
    const found = reasonsOf(after(best, last), 'bestWithinReach');
    expect(found).toEqual(expected ? [{ drillId: 'juggling', reason: { kind: 'bestWithinReach', best, gap: best - last } }] : []);
  });

  it('is nothing that nobody can count', () => {
    expect(reasonsOf(after(100, 95, { resultCounts: false }), 'bestWithinReach')).toEqual([]);
  });
});

describe('a neglected category', () => {
  const passesAgo = (days: number, last = 0) => historyOf([session('toe_taps', last), session('wall_passes', days)], { sessions: 9 });

  it('is one whose last drill was 14 days ago', () => {
    expect(reasonsOf(passesAgo(13), 'neglectedCategory')).toEqual([]);
    expect(reasonsOf(passesAgo(14), 'neglectedCategory')[0]).toEqual({
      drillId: 'wall_passes',
      reason: { kind: 'neglectedCategory', category: 'Passing', days: 14 },
    });
  });

  it('is none that was never practised', () => {
    expect(reasonsOf(passesAgo(14), 'neglectedCategory').map(({ drillId }) => findDrill(drillId)?.category)).not.toContain('dribbling');
  });
});

describe('the weaker foot', () => {
  const withWeak = (weak: number, of: number, favoriteFoot: 'L' | 'R' = 'R') => {
    const [strong, other] = favoriteFoot === 'R' ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const sessions = [...repeat(weak, session('toe_taps', 0, { side: other })), ...repeat(of - weak, session('toe_taps', 0, { side: strong }))];
    return reasonsOf(historyOf(sessions, { favoriteFoot, sessions: 20 }), 'weakFoot')[0]?.reason;
  };

  it('is due where it had a part in less than 30 % of the latest sessions, from ten sessions on', () => {
    expect(withWeak(2, 10)).toEqual({ kind: 'weakFoot', foot: 'left', sessions: 2, of: 10 });
    expect(withWeak(3, 10)).toBeUndefined();
    expect(withWeak(0, 9)).toBeUndefined();
    expect(withWeak(5, 20, 'L')).toEqual({ kind: 'weakFoot', foot: 'right', sessions: 5, of: 20 });
  });

  it('is not known of a player who never chose a foot', () => {
    const sessions = repeat(20, session('toe_taps', 0, { side: 'right' }));
    expect(reasonsOf(historyOf(sessions), 'weakFoot')).not.toEqual([]);
    expect(reasonsOf(historyOf(sessions, { favoriteFootChosen: false }), 'weakFoot')).toEqual([]);
  });

  it('is looked for in the latest 20 sessions only', () => {
    const sessions = [...repeat(20, session('toe_taps', 0, { side: 'right' })), ...repeat(20, session('toe_taps', 0, { side: 'left' }))];
    expect(reasonsOf(historyOf(sessions), 'weakFoot')[0]?.reason).toEqual({ kind: 'weakFoot', foot: 'left', sessions: 0, of: 20 });
  });
});

describe("the next level's drill", () => {
  const levelOne = drillCatalogue.filter(({ level, id }) => level === 1 && id !== 'recovery').map(({ id }) => id);
  const known = (drills: number, sessions: number, age: number | null = null) =>
    historyOf([...repeat(sessions - drills, session(levelOne[0] ?? '', 0)), ...levelOne.slice(0, drills).map((id) => session(id, 0))], { age });

  it('is shown when its level is within reach and three drills of the level below are known', () => {
    expect(reasonsOf(known(3, 9), 'nextLevel')).toEqual([]);
    expect(reasonsOf(known(2, 10), 'nextLevel')).toEqual([]);
    const shown = reasonsOf(known(3, 10), 'nextLevel');
    expect(shown.length).toBeGreaterThan(0);
    for (const { drillId, reason } of shown) {
      expect(findDrill(drillId)?.level).toBe(2);
      expect(reason).toEqual({ kind: 'nextLevel', level: 2, known: 3 });
    }
  });

  it('is one level on, however many are within reach, and none once a drill of it is known', () => {
    const levels = reasonsOf(known(3, 50), 'nextLevel').map(({ drillId }) => findDrill(drillId)?.level);
    expect(new Set(levels)).toEqual(new Set([2]));
    const further = known(3, 12);
    const drills = [...further.drills, { drillId: 'cone_weaving', sessions: 1, lastDaysAgo: 0, bestResult: 0, lastResult: 0 }];
    expect(reasonsOf({ ...further, drills }, 'nextLevel').map(({ drillId }) => findDrill(drillId)?.level)).not.toContain(2);
  });

  it('stays with the first two levels for a child below eleven', () => {
    expect([9, 10, 20, 30, 40, 400].map((sessions) => levelWithinReach({ sessions, age: null }))).toEqual([1, 2, 3, 4, 5, 5]);
    expect(levelWithinReach({ sessions: 400, age: 10 })).toBe(2);
    expect(levelWithinReach({ sessions: 400, age: 11 })).toBe(5);
  });
});

describe('where nothing else speaks', () => {
  it('is a drill that was never done, of another category than the last', () => {
    const { now } = recommendDrills(historyOf([session('toe_taps', 0)]));
    expect(now.reason).toEqual({ kind: 'fresh', number: 2 });
    expect(findDrill(now.drillId)?.category).not.toBe('ball_control');
  });

  it('calls no drill new that was tried in a session that does not count', () => {
    const all = rankDrills(historyOf([session('toe_taps', 0)], { alsoTried: ['wall_passes'] }));
    expect(all.find(({ drillId }) => drillId === 'wall_passes')?.reason).toEqual({ kind: 'plain', minutes: 5 });
    expect(all[0]?.reason).toEqual({ kind: 'fresh', number: 3 });
  });

  it('calls nothing new where older sessions are not at hand', () => {
    const { now } = recommendDrills(historyOf([session('toe_taps', 0)], { sessions: 2_000 }));
    expect(now.reason).toEqual({ kind: 'plain', minutes: 5 });
  });

  it('was not done lately only from seven days on, and only if it was done once', () => {
    const level = drillCatalogue.filter((drill) => drill.level === 1 && drill.id !== 'recovery').map(({ id }) => id);
    const all = (days: number, result = 0) => historyOf(level.map((id) => session(id, id === 'wall_passes' ? days : 1, { result })), { sessions: 9 });
    expect(recommendDrills(all(6)).now).toEqual({ drillId: 'wall_passes', reason: { kind: 'again', number: 2 } });
    expect(recommendDrills(all(7)).now).toEqual({ drillId: 'wall_passes', reason: { kind: 'lately', days: 7 } });
    expect(recommendDrills(all(7, 24)).now).toEqual({ drillId: 'wall_passes', reason: { kind: 'beat', result: 24 } });
  });

  it('lets what was practised today wait', () => {
    const ranked = rankDrills(historyOf([session('toe_taps', 0), session('juggling', 1)]));
    expect(ranked.at(-1)?.drillId).toBe('toe_taps');
  });
});

describe("the reasons from the player's own practice", () => {
  /** A best within reach and a neglected category both speak. */
  const between = (sessions: number) =>
    historyOf([session('toe_taps', 0, { result: 10 }), session('juggling', 1, { result: 38 }), session('juggling', 2, { result: 40 }), session('wall_passes', 20)], { sessions });

  it('lead in turn, from session to session', () => {
    const leading = [20, 21, 22, 23].map((sessions) => recommendDrills(between(sessions)).now.reason.kind);
    expect(new Set(leading)).toEqual(new Set(['bestWithinReach', 'neglectedCategory']));
  });

  it('stand beside each other with a drill each', () => {
    const { now, beside } = recommendDrills(between(20));
    expect([now, ...beside.slice(0, 1)].map(({ reason }) => reason.kind).toSorted()).toEqual(['bestWithinReach', 'neglectedCategory']);
  });
});
