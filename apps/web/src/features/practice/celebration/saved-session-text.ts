import { findDrill, type UnpaidReason } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { firstResultOf, personalBestOf } from '../../celebration/index.ts';
import { resultWord } from '../../drills/index.ts';
import type { SavedSession } from '../machine/practice-machine-types.ts';

/** Why a session earned nothing. */
export const unpaidText: Readonly<Record<UnpaidReason, () => string>> = {
  overlap: m.practice_unpaid_overlap,
  beforeAccount: m.practice_unpaid_before_account,
};

/** What was done: drill and minutes, and what was reached where that counted and is not told elsewhere. */
export function doneText(saved: SavedSession, isResultTold: boolean): string {
  const { session } = saved;
  const { drill_id: id, duration_minutes: count, result } = session;
  const drill = findDrill(id);
  const name = drill === undefined ? id : drillName(drill.id);
  if (drill === undefined || isResultTold || !session.result_counts || result === 0) return m.practice_saved_done({ drill: name, count });
  return m.practice_saved_done_result({ drill: name, count, result: numberText(result), label: resultWord[drill.resultLabel](result) });
}

/** How a session compares with what the player did before. */
export interface Comparison {
  /** A best, a first result, more than last time, or neither of them. */
  readonly kind: 'best' | 'first' | 'more' | 'plain';
  readonly text: string;
}

/** From this share of the best on it is near: less is better left unsaid. */
const NEAR_BEST = 0.5;

/** That it is a best or the first of its drill, that it is more than last time or near the best, else how many sessions there are now; null where its number counts for nothing. */
export function comparisonOf(saved: SavedSession): Comparison | null {
  const { session, rewards, stats } = saved;
  const drill = findDrill(session.drill_id);
  if (drill === undefined || !session.result_counts) return null;
  const label = resultWord[drill.resultLabel];
  const { result, improvement_from_last: more } = session;
  const best = personalBestOf(saved);
  if (best !== null) return { kind: 'best', text: m.practice_saved_record({ before: numberText(best.before), result: numberText(result), label: label(result) }) };
  if (firstResultOf(saved) !== null) return { kind: 'first', text: m.practice_saved_first_mark({ result: numberText(result), label: label(result) }) };
  if (result > 0 && result === rewards.bestResultBefore) return { kind: 'more', text: m.practice_saved_level_with_best() };
  if (more > 0) return { kind: 'more', text: m.practice_saved_better({ count: more, label: label(more) }) };
  const missing = rewards.bestResultBefore - result;
  if (missing > 0 && result >= NEAR_BEST * rewards.bestResultBefore) return { kind: 'plain', text: m.practice_saved_off_best({ count: numberText(missing), label: label(missing) }) };
  return { kind: 'plain', text: m.practice_saved_session_number({ count: numberText(stats.totalSessions) }) };
}
