import { fill } from '@touchline/messages/fill';
import { comparison, filmedFrom } from '@touchline/messages/form-review-general-text';
import { m } from '@touchline/messages';
import type { Leg } from '@touchline/vision';
import type { Attempt } from './compared-attempt.ts';

/** Why a score of one attempt says little beside the other's, in sentences; none where they can be compared. */
export function comparisonCaveats(before: Attempt, now: Attempt): readonly string[] {
  const [then, today] = [before.review.view, now.review.view];
  return [
    ...(then === null || today === null || then === today
      ? []
      : [fill(comparison.otherView, { before: filmedFrom[then], now: filmedFrom[today] })]),
    ...otherFoot(before.review.kickingLeg, now.review.kickingLeg),
    ...(before.cutShort ? [m.results_compare_unlike_cut_before()] : []),
    ...(now.cutShort ? [m.results_compare_unlike_cut_now()] : []),
    ...(before.isOld || now.isOld ? [m.compare_measured_otherwise()] : []),
  ];
}

/** That the two kicks are of different feet. */
function otherFoot(before: Leg | null, now: Leg | null): readonly string[] {
  if (before === null || now === null || before === now) return [];
  return [now === 'left' ? m.results_compare_unlike_now_left() : m.results_compare_unlike_now_right()];
}
