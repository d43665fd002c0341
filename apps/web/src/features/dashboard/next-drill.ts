import type { PracticeSessionRow, Stats } from '@touchline/contracts';
import { categoryLabel, drillCatalogue, drillLevels, drillOf, findDrill, recommendationsFor } from '@touchline/domain';
import type { Drill, Recommendation } from '@touchline/domain';

/** Why a drill is suggested. */
export type Why =
  | { readonly name: 'plain' | 'recovery' | 'fresh' | 'change' | 'lately' }
  | { readonly name: 'first' | 'bonus'; readonly experience: number }
  | { readonly name: 'beat'; readonly result: number }
  | { readonly name: 'skill'; readonly label: string };

export interface Suggestion {
  readonly drill: Drill;
  readonly why: Why;
}

/** A rest is suggested when it is due, not in its turn. */
const [rest] = recommendationsFor({
  sessions: 100,
  currentStreak: 100,
  practisedToday: false,
  hasDoneBasicDrill: true,
});

/** So many sessions open the next level of suggestions. */
const SESSIONS_A_LEVEL = 10;

/**
 * The one drill to do now. What is recommended comes first (spec 001 §9); else the one that rested longest among those
 * within reach, of another category than the last session where there is one. `sessions` are the latest, newest
 * first. Without numbers or history it is the drill that everybody can do.
 */
export function nextDrill(stats: Stats | undefined, sessions: readonly PracticeSessionRow[] | undefined): Suggestion {
  if (stats === undefined || sessions === undefined) return { drill: easiest(), why: { name: 'plain' } };
  const [recommended] = recommendationsNow(stats, sessions);
  if (recommended?.id === 'recovery') return { drill: drillOf(recommended), why: { name: 'recovery' } };
  if (recommended?.id === 'basicBallControl') {
    const name = stats.totalSessions === 0 ? 'first' : 'bonus';
    return { drill: drillOf(recommended), why: { name, experience: recommended.bonusExperience } };
  }
  const [drill = easiest()] = restedDrills(stats, sessions);
  return { drill, why: reasonsFor(drill, stats, sessions)[0] ?? { name: 'plain' } };
}

/** What the rules of spec 001 §9 recommend to a player with these numbers and latest sessions. */
export function recommendationsNow(stats: Stats, sessions: readonly PracticeSessionRow[]): Recommendation[] {
  return recommendationsFor({
    sessions: stats.totalSessions,
    currentStreak: stats.currentStreak,
    practisedToday: stats.practisedToday,
    hasDoneBasicDrill: sessions.some((session) => session.drill_id === easiest().id),
  });
}

/** The drill behind 'Basic Ball Control', which needs the least. */
function easiest(): Drill {
  const basic = recommendationsFor({
    sessions: 0,
    currentStreak: 0,
    practisedToday: false,
    hasDoneBasicDrill: false,
  })[0];
  if (basic === undefined) throw new Error('A player without a session is recommended a drill');
  return drillOf(basic);
}

/**
 * What speaks for a drill that rested, the strongest first: a result to beat, that it was never done or not lately,
 * that it is of another category than the last session, what it is good for. `sessions` may not reach back to the first one: then nobody
 * can tell whether a drill was never done.
 */
export function reasonsFor(drill: Drill, stats: Stats, sessions: readonly PracticeSessionRow[]): Why[] {
  const last = sessions.find((session) => session.drill_id === drill.id);
  const before = findDrill(sessions[0]?.drill_id ?? '');
  const reasons: (Why | false | undefined)[] = [
    last && last.result > 0 && last.result_counts && { name: 'beat', result: last.result },
    last && last !== sessions[0] && { name: 'lately' },
    last === undefined && sessions.length >= stats.totalSessions && { name: 'fresh' },
    before !== undefined && before.category !== drill.category && { name: 'change' },
    { name: 'skill', label: categoryLabel(drill.category, drill.level) },
  ];
  return reasons.filter((reason) => reason !== false && reason !== undefined);
}

/**
 * The drills within reach that are of another category than the last session where there are such, the one that rested
 * longest first.
 */
export function restedDrills(stats: Stats, sessions: readonly PracticeSessionRow[]): Drill[] {
  const reach = Math.min(drillLevels.length, 1 + Math.floor(stats.totalSessions / SESSIONS_A_LEVEL));
  const inReach = drillCatalogue.filter((drill) => drill.level <= reach && drill.id !== rest?.drillId);
  const lastCategory = findDrill(sessions[0]?.drill_id ?? '')?.category;
  const others = inReach.filter((drill) => drill.category !== lastCategory);
  const candidates = others.length > 0 ? others : inReach;
  const since = (drill: Drill): number => {
    const index = sessions.findIndex((session) => session.drill_id === drill.id);
    return index < 0 ? Infinity : index;
  };
  return candidates.toSorted((a, b) => (since(b) === since(a) ? 0 : since(b) - since(a)));
}
