import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill, type DrillId } from '../drills/drill-catalogue.ts';
import { categoryLabel } from '../drills/drill-categories.ts';
import { sides } from '../drills/drill-types.ts';
import { streakOf, historyOf } from '../testing/practice-histories.ts';
import { count } from '../testing/test-repetitions.ts';
import type { HistorySession, PracticeHistory } from './practice-history.ts';
import { rankDrills, recommendDrills, suitableDrills } from './rank-drills.ts';
import { levelWithinReach } from './level-within-reach.ts';
import type { RecommendationReason, ReasonKind } from './recommendation-reason.ts';

const numRuns = count('practiceHistories');

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
