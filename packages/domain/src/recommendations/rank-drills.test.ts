import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill, type DrillId } from '../drills/drill-catalogue.ts';
import { categoryLabel } from '../drills/drill-categories.ts';
import { sides } from '../drills/drill-types.ts';
import { count } from '../testing/test-repetitions.ts';
import { summariseSessions, type HistorySession, type PracticeHistory } from './practice-history.ts';
import { rankDrills, recommendDrills, suitableDrills } from './rank-drills.ts';
import { levelWithinReach } from './level-within-reach.ts';
import type { RecommendationReason, ReasonKind } from './recommendation-reason.ts';

const numRuns = count('practiceHistories');

/** Days running up to today or yesterday. */
function streakOf(days: ReadonlySet<number>): number {
  let day = days.has(0) ? 0 : 1;
  const start = day;
  while (days.has(day)) day += 1;
  return day - start;
}

/** The history of a player with these sessions, newest first, and what a test says otherwise. */
function historyOf(sessions: readonly HistorySession[], differing: Partial<PracticeHistory> = {}): PracticeHistory {
  const days = new Set(sessions.map(({ daysAgo }) => daysAgo));
  return {
    ...summariseSessions(sessions),
    sessions: sessions.length,
    currentStreak: streakOf(days),
    practisedToday: days.has(0),
    age: null,
    favoriteFoot: 'R',
    favoriteFootChosen: true,
    alsoTried: [],
    ...differing,
  };
}

const session = (drillId: string, daysAgo: number, more: Partial<HistorySession> = {}): HistorySession => ({
  drillId,
  daysAgo,
  side: 'both',
  result: 0,
  ...more,
});
const repeat = (times: number, one: HistorySession): HistorySession[] => Array.from({ length: times }, () => one);

/** Every reason of a history that a drill could be recommended for, by its kind. */
function reasonsOf(history: PracticeHistory, kind: ReasonKind) {
  return suitableDrills(history).flatMap((drill) => {
    const [found] = rankDrills(history, [drill]);
    return found?.reason.kind === kind ? [found] : [];
  });
}

const anySession = fc.record({
  drillId: fc.constantFrom(...drillCatalogue.map(({ id }): string => id), 'a_drill_of_before'),
  side: fc.constantFrom(...sides),
  result: fc.integer({ min: 0, max: 40 }),
  resultCounts: fc.boolean(),
  daysAgo: fc.integer({ min: 0, max: 40 }),
});
/** From a new player to a keen one, all of a true calendar. */
const anyPlayer = fc
  .record({
    sessions: fc.array(anySession, { maxLength: 70 }),
    gap: fc.integer({ min: 0, max: 12 }),
    age: fc.option(fc.integer({ min: 5, max: 20 })),
    favoriteFoot: fc.constantFrom('L' as const, 'R' as const),
    older: fc.constantFrom(0, 0, 0, 25),
    alsoTried: fc.subarray(drillCatalogue.map(({ id }): string => id), { maxLength: 3 }),
  })
  .map(({ sessions, gap, age, favoriteFoot, older, alsoTried }) => {
    const newestFirst = sessions
      .map((one) => ({ ...one, daysAgo: one.daysAgo + gap }))
      .toSorted((a, b) => a.daysAgo - b.daysAgo);
    return { sessions: newestFirst, history: historyOf(newestFirst, { age, favoriteFoot, alsoTried, sessions: sessions.length + older }) };
  });

/** What the truth of a reason is told from: the sessions themselves. */
interface Told {
  readonly drillId: DrillId;
  readonly all: readonly HistorySession[];
  readonly own: readonly HistorySession[];
  readonly history: PracticeHistory;
}
type Truths = { readonly [Kind in ReasonKind]: (reason: Extract<RecommendationReason, { kind: Kind }>, told: Told) => boolean };

const isWhole = ({ all, history }: Told) => all.length >= history.sessions;
const resultsOf = (sessions: readonly HistorySession[]) => sessions.map(({ result, resultCounts = true }) => (resultCounts ? result : 0));
const knownDrills = (sessions: readonly HistorySession[]) => [...new Set(sessions.map(({ drillId }) => drillId))].flatMap((id) => findDrill(id) ?? []);
const labelOf = (id: string) => {
  const drill = findDrill(id);
  return drill && categoryLabel(drill.category, drill.level);
};

const truths: Truths = {
  basicBallControl: ({ experience, sessions }, told) =>
    isWhole(told) && sessions < 5 && sessions === told.all.length && told.own.length === 0 && experience === 15,
  startAStreak: (_reason, { all }) => streakOf(new Set(all.map(({ daysAgo }) => daysAgo))) === 0,
  recovery: ({ days }, { drillId, all, history }) =>
    drillId === 'recovery' && days >= 6 && days === history.currentStreak && all.every(({ daysAgo }) => daysAgo > 0),
  comeback: ({ days, sessions }, { all, own }) => days >= 7 && days === all[0]?.daysAgo && sessions === own.length && own.length > 0,
  bestWithinReach: ({ best, gap }, { own }) => {
    const [last = 0] = resultsOf(own);
    return gap > 0 && last > 0 && last === best - gap && best === Math.max(...resultsOf(own));
  },
  neglectedCategory: ({ category, days }, { drillId, all }) => {
    const latest = all.find((one) => labelOf(one.drillId) === category);
    return labelOf(drillId) === category && days >= 14 && latest?.daysAgo === days && (all[0]?.daysAgo ?? 99) < 7;
  },
  weakFoot: ({ foot, sessions, of }, { drillId, all, history }) => {
    const strong = history.favoriteFoot === 'L' ? 'left' : 'right';
    const latest = all.slice(0, 20);
    const used = latest.filter(({ side }) => side !== strong).length;
    return findDrill(drillId)?.weakFoot === true && foot !== strong && of === latest.length && sessions === used && used / of < 0.3;
  },
  nextLevel: ({ level, known }, told) => {
    const levels = knownDrills(told.all).map((drill) => drill.level);
    const others = told.history.alsoTried.map((id) => findDrill(id)?.level ?? 0);
    const below = levels.filter((one) => one === level - 1).length;
    return isWhole(told) && findDrill(told.drillId)?.level === level && Math.max(...levels, ...others) === level - 1 && known === below && known >= 3;
  },
  fresh: ({ number }, told) => {
    const { alsoTried } = told.history;
    const tried = new Set([...knownDrills(told.all).map(({ id }): string => id), ...alsoTried]);
    return isWhole(told) && !tried.has(told.drillId) && number === tried.size + 1;
  },
  beat: ({ result }, { own }) => result > 0 && resultsOf(own)[0] === result,
  lately: ({ days }, { own }) => days >= 7 && own[0]?.daysAgo === days,
  again: ({ number }, { own }) => own.length > 0 && number === own.length + 1,
  plain: ({ minutes }) => minutes === 5,
};

/** Whether a reason is true of the sessions. */
function isTrue<Kind extends ReasonKind>(reason: Extract<RecommendationReason, { kind: Kind }>, told: Told): boolean {
  const truth = truths[reason.kind];
  return truth(reason, told);
}

describe('the ranking of drills, whoever the player is', () => {
  const ofAnyPlayer = (holds: (player: { sessions: HistorySession[]; history: PracticeHistory }) => void) =>
    fc.assert(fc.property(anyPlayer, holds), { numRuns });

  it('has every drill that suits once, and none that does not exist or is new and beyond the reach of the player', () => {
    ofAnyPlayer(({ sessions, history }) => {
      const ranked = rankDrills(history).map(({ drillId }) => drillId);
      expect(new Set(ranked)).toEqual(new Set(suitableDrills(history).map(({ id }) => id)));
      expect(new Set(ranked).size).toBe(ranked.length);
      const done = new Set(sessions.map(({ drillId }) => drillId));
      const levels = ranked.map((id) => (done.has(id) ? 0 : (findDrill(id)?.level ?? Infinity)));
      expect(Math.max(...levels)).toBeLessThanOrEqual(levelWithinReach(history));
    });
  });

  it('gives only reasons that are true of the sessions', () => {
    ofAnyPlayer(({ sessions, history }) => {
      const { now, beside } = recommendDrills(history);
      const told = [now, ...beside, ...rankDrills(history), ...rankDrills(history, drillCatalogue)];
      const untrue = told.filter(({ drillId, reason }) => {
        const own = sessions.filter((one) => one.drillId === drillId);
        return !isTrue(reason, { drillId, all: sessions, own, history });
      });
      expect(untrue).toEqual([]);
    });
  });

  it('recommends two drills beside the first at the most, no drill and no kind of reason twice', () => {
    ofAnyPlayer(({ history }) => {
      const { now, beside } = recommendDrills(history);
      const all = [now, ...beside];
      expect(beside.length).toBeLessThanOrEqual(2);
      expect(new Set(all.map(({ drillId }) => drillId)).size).toBe(all.length);
      expect(new Set(all.map(({ reason }) => reason.kind)).size).toBe(all.length);
    });
  });

  it('begins with the drill to do now, whichever part of it is asked', () => {
    ofAnyPlayer(({ history }) => {
      expect(rankDrills(history)[0]).toEqual(recommendDrills(history).now);
    });
  });

  it("puts the specification's two rules first", () => {
    ofAnyPlayer(({ history, sessions }) => {
      const { now, beside } = recommendDrills(history);
      const isNew = history.sessions < 5 && sessions.every(({ drillId }) => drillId !== 'toe_taps');
      expect(now.reason.kind === 'basicBallControl').toBe(isNew);
      expect(beside[0]?.reason.kind === 'startAStreak').toBe(history.currentStreak === 0);
    });
  });

  it('is the same for the same history, however its rows and the drills come', () => {
    ofAnyPlayer(({ history }) => {
      const turned = { ...history, drills: history.drills.toReversed() };
      expect(rankDrills(turned, drillCatalogue.toReversed())).toEqual(rankDrills(history, drillCatalogue));
      expect(recommendDrills(turned)).toEqual(recommendDrills(history));
    });
  });

  it('is one order: a drill that stands before another does so in every selection', () => {
    fc.assert(
      fc.property(anyPlayer, fc.subarray([...drillCatalogue]), ({ history }, part) => {
        const ids = new Set<string>(part.map(({ id }) => id));
        const whole = rankDrills(history, drillCatalogue).filter(({ drillId }) => ids.has(drillId));
        expect(rankDrills(history, part)).toEqual(whole);
      }),
      { numRuns },
    );
  });
});

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
