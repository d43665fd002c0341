import { findDrill, type Drill, type DrillId } from '../drills/drill-catalogue.ts';
import { categoryLabel, type CategoryLabel } from '../drills/drill-categories.ts';
import { recommendationBonus } from './recommendation-bonus.ts';
import type { PracticeHistory, PractisedDrill } from './practice-history.ts';
import { levelWithinReach } from './level-within-reach.ts';
import { plainReason, type RecommendationReason } from './recommendation-reason.ts';

/** The drill of an easy day, which need not cost the streak. It is recommended when it is due, not in its turn. */
export const RECOVERY_DRILL_ID: DrillId = 'recovery';

/** Days in a row after which an easy day is suggested. */
export const RECOVERY_AFTER_DAYS = 6;
/** Days without practice that make a pause. */
const PAUSE_FROM_DAYS = 7;
/** Days after which a category has not been practised for long, while others have. */
const NEGLECTED_FROM_DAYS = 14;
/** Days after which a drill has not been done lately. */
const LATELY_WITHIN_DAYS = 7;
/** A best is within reach from a tenth below it, or from two below where that is more. */
const REACH_SHARE = 10;
const REACH_LEAST = 2;
/** Sessions that tell how the feet are used, and the percent of them below which the weaker foot is due. */
const FEET_FROM_SESSIONS = 10;
const WEAK_FOOT_BELOW_PERCENT = 30;
/** Drills of a level to know before the next one is shown. */
const KNOWN_FROM_DRILLS = 3;

/** What the reasons of every drill look at, worked out once. */
export interface HistoryFacts {
  readonly history: PracticeHistory;
  /** False where older sessions are not at hand: then nobody can tell what was never done. */
  readonly isWhole: boolean;
  readonly done: ReadonlyMap<string, PractisedDrill>;
  /** Those, and the drills of sessions that do not count. */
  readonly tried: ReadonlySet<string>;
  /** Days since the last session of any drill; null without one. */
  readonly lastDaysAgo: number | null;
  readonly categoryDaysAgo: ReadonlyMap<CategoryLabel, number>;
  readonly weakFoot: { readonly foot: 'left' | 'right'; readonly sessions: number; readonly of: number };
  readonly highestLevelTried: number;
  readonly knownOfThatLevel: number;
}

const labelOf = ({ category, level }: Drill): CategoryLabel => categoryLabel(category, level);

/** Works out what the reasons look at. */
export function factsOf(history: PracticeHistory): HistoryFacts {
  const known = history.drills.flatMap((row) => {
    const drill = findDrill(row.drillId);
    return drill === undefined ? [] : [{ drill, row }];
  });
  const categoryDaysAgo = new Map<CategoryLabel, number>();
  for (const { drill, row } of known) {
    const label = labelOf(drill);
    categoryDaysAgo.set(label, Math.min(row.lastDaysAgo, categoryDaysAgo.get(label) ?? Infinity));
  }
  const strong = history.favoriteFoot === 'L' ? 'left' : 'right';
  const tried = new Set([...known.map(({ row }) => row.drillId), ...history.alsoTried.filter((id) => findDrill(id) !== undefined)]);
  const highestLevelTried = Math.max(0, ...[...tried].map((id) => findDrill(id)?.level ?? 0));
  return {
    history,
    isWhole: history.drills.reduce((sum, { sessions }) => sum + sessions, 0) >= history.sessions,
    done: new Map(known.map(({ row }) => [row.drillId, row])),
    lastDaysAgo: history.drills.length === 0 ? null : Math.min(...history.drills.map(({ lastDaysAgo }) => lastDaysAgo)),
    categoryDaysAgo,
    weakFoot: {
      foot: strong === 'left' ? 'right' : 'left',
      sessions: history.latest.filter(({ side }) => side !== strong).length,
      of: history.latest.length,
    },
    tried,
    highestLevelTried,
    knownOfThatLevel: known.filter(({ drill }) => drill.level === highestLevelTried).length,
  };
}

/** Whether an easy day is due: after many days in a row, as long as today has no practice. */
export function isRecoveryDue({ currentStreak, practisedToday }: PracticeHistory): boolean {
  return currentStreak >= RECOVERY_AFTER_DAYS && !practisedToday;
}

/** All that speaks for a drill, in no order; every reason is true of the history. There is always one. */
export function reasonsFor(drill: Drill, facts: HistoryFacts): RecommendationReason[] {
  const reasons = [...special(drill, facts), ...plainOnes(drill, facts)];
  return reasons.length > 0 ? reasons : [plainReason];
}

function special(drill: Drill, facts: HistoryFacts): RecommendationReason[] {
  const { history, done, lastDaysAgo, categoryDaysAgo, weakFoot, isWhole } = facts;
  if (drill.id === RECOVERY_DRILL_ID) return isRecoveryDue(history) ? [{ kind: 'recovery', days: history.currentStreak }] : [];
  const own = done.get(drill.id);
  const reasons: RecommendationReason[] = [];
  const experience = recommendationBonus(drill, history.sessions, own?.sessions ?? 0);
  if (experience > 0 && isWhole) reasons.push({ kind: 'basicBallControl', experience, sessions: history.sessions });

  const isPause = lastDaysAgo !== null && lastDaysAgo >= PAUSE_FROM_DAYS;
  if (isPause && own !== undefined) reasons.push({ kind: 'comeback', days: lastDaysAgo, sessions: own.sessions });

  const gap = own === undefined || own.lastResult === 0 ? 0 : own.bestResult - own.lastResult;
  if (own !== undefined && gap > 0 && gap <= Math.max(REACH_LEAST, Math.floor(own.bestResult / REACH_SHARE))) {
    reasons.push({ kind: 'bestWithinReach', best: own.bestResult, gap });
  }

  const category = labelOf(drill);
  const days = categoryDaysAgo.get(category) ?? 0;
  if (!isPause && days >= NEGLECTED_FROM_DAYS) reasons.push({ kind: 'neglectedCategory', category, days });

  const isFootDue = history.favoriteFootChosen && weakFoot.of >= FEET_FROM_SESSIONS && weakFoot.sessions * 100 < weakFoot.of * WEAK_FOOT_BELOW_PERCENT;
  if (drill.weakFoot && isFootDue) reasons.push({ kind: 'weakFoot', ...weakFoot });

  const { highestLevelTried, knownOfThatLevel } = facts;
  const isNext = isWhole && highestLevelTried > 0 && drill.level === highestLevelTried + 1 && drill.level <= levelWithinReach(history);
  if (isNext && knownOfThatLevel >= KNOWN_FROM_DRILLS) reasons.push({ kind: 'nextLevel', level: drill.level, known: knownOfThatLevel });
  return reasons;
}

function plainOnes({ id }: Drill, { done, tried, isWhole }: HistoryFacts): RecommendationReason[] {
  const own = done.get(id);
  if (own === undefined) return isWhole && !tried.has(id) ? [{ kind: 'fresh', number: tried.size + 1 }] : [];
  return [
    ...(own.lastResult > 0 ? [{ kind: 'beat', result: own.lastResult } as const] : []),
    ...(own.lastDaysAgo >= LATELY_WITHIN_DAYS ? [{ kind: 'lately', days: own.lastDaysAgo } as const] : []),
    { kind: 'again', number: own.sessions + 1 },
  ];
}
