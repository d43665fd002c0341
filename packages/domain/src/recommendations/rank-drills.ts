import { drillCatalogue, findDrill, type Drill } from '../drills/drill-catalogue.ts';
import { BASIC_DRILL_ID } from './recommendation-bonus.ts';
import { factsOf, isRecoveryDue, reasonsFor, RECOVERY_DRILL_ID, type HistoryFacts } from './drill-reasons.ts';
import type { PracticeHistory } from './practice-history.ts';
import { levelWithinReach } from './level-within-reach.ts';
import type { Recommendation, RecommendationReason, ReasonKind } from './recommendation-reason.ts';

/** The section of the dashboard shows this many at the most (spec 001 §9). */
const MOST_BESIDE = 2;

/** What the dashboard recommends: one drill to do now, and others beside it. */
export interface Recommendations {
  readonly now: Recommendation;
  readonly beside: readonly Recommendation[];
}

/** What comes before everything, in this order: the specification's rule, then what the day asks for. */
const first: readonly ReasonKind[] = ['basicBallControl', 'recovery', 'comeback'];
/** Reasons from the player's own practice. Each leads in its turn, from session to session, so that none hides the others. */
const inTurn: readonly ReasonKind[] = ['bestWithinReach', 'neglectedCategory', 'weakFoot', 'nextLevel'];
/** What speaks for a drill that just has rested, the strongest first. */
const rested: readonly ReasonKind[] = ['beat', 'lately', 'fresh', 'again', 'plain'];

/** A drill with one reason for it, and where that puts it: the smaller number at the first difference comes first. */
interface Candidate {
  readonly drill: Drill;
  readonly reason: RecommendationReason;
  readonly place: readonly number[];
}

/**
 * The drills that suit a player without a wish: those within reach and those the player has done, and the easy day's
 * where one is due.
 */
export function suitableDrills(history: PracticeHistory): Drill[] {
  const reach = levelWithinReach(history);
  const done = new Set(history.drills.map(({ drillId }) => drillId));
  return drillCatalogue.filter(({ id, level }) =>
    id === RECOVERY_DRILL_ID ? isRecoveryDue(history) : level <= reach || done.has(id),
  );
}

/**
 * Every drill of `pool` once, what is most worth doing first, with the strongest reason for it. The same history gives
 * the same order, whatever the order of `pool`.
 */
export function rankDrills(history: PracticeHistory, pool: readonly Drill[] = suitableDrills(history)): Recommendation[] {
  const seen = new Set<string>();
  return candidates(history, pool).flatMap(({ drill, reason }) => {
    if (seen.has(drill.id)) return [];
    seen.add(drill.id);
    return [{ drillId: drill.id, reason }];
  });
}

/**
 * The drill to do now, and at most two others, no drill and no kind of reason twice. 'Start a Streak' takes any drill,
 * so it stands beside the drill to do now and before all others there.
 */
export function recommendDrills(history: PracticeHistory): Recommendations {
  const all = candidates(history, suitableDrills(history)).map(({ drill, reason }) => ({ drillId: drill.id, reason }));
  const chosen: Recommendation[] = all.slice(0, 1);
  const isFree = ({ drillId }: Pick<Recommendation, 'drillId'>): boolean => chosen.every((one) => one.drillId !== drillId);
  if (history.currentStreak === 0) {
    const any = [{ drillId: BASIC_DRILL_ID }, ...all].find(isFree);
    if (any !== undefined) chosen.push({ drillId: any.drillId, reason: { kind: 'startAStreak', day: 1 } });
  }
  for (const one of all) {
    const isNewKind = chosen.every(({ reason }) => reason.kind !== one.reason.kind);
    if (chosen.length <= MOST_BESIDE && isNewKind && isFree(one)) chosen.push(one);
  }
  const [now, ...beside] = chosen;
  if (now === undefined) throw new Error('The catalogue has no drill for anybody');
  return { now, beside };
}

function candidates(history: PracticeHistory, pool: readonly Drill[]): Candidate[] {
  const facts = factsOf(history);
  const all = pool.flatMap((drill) =>
    reasonsFor(drill, facts).map((reason): Candidate => ({ drill, reason, place: placeOf(drill, reason, facts) })),
  );
  return all.toSorted((a, b) => compare(a.place, b.place));
}

/** What was practised today can wait; then the kind of reason decides, how strong it is, and the order of the catalogue. */
function placeOf(drill: Drill, reason: RecommendationReason, facts: HistoryFacts): number[] {
  const daysAgo = facts.done.get(drill.id)?.lastDaysAgo;
  const last = findDrill(facts.history.latest[0]?.drillId ?? '');
  const sameCategory = Number(last?.category === drill.category);
  // The longer ago, the sooner; what was never done has rested longest.
  const rest = -(daysAgo ?? Infinity);
  return [
    Number(daysAgo === 0),
    tierOf(reason.kind, facts.history.sessions),
    strengthOf(reason),
    sameCategory,
    rest,
    drillCatalogue.indexOf(drill),
    rested.indexOf(reason.kind),
  ];
}

function tierOf(kind: ReasonKind, sessions: number): number {
  if (first.includes(kind)) return first.indexOf(kind);
  const turn = inTurn.indexOf(kind);
  if (turn < 0) return first.length + inTurn.length;
  return first.length + ((turn + sessions) % inTurn.length);
}

/** The smaller number the stronger, among reasons of one kind. */
function strengthOf(reason: RecommendationReason): number {
  if (reason.kind === 'comeback') return -reason.sessions;
  if (reason.kind === 'bestWithinReach') return reason.gap / reason.best;
  return reason.kind === 'neglectedCategory' ? -reason.days : 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, one] of a.entries()) {
    const other = b[at] ?? 0;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}
