import type { FormReview, View } from '@touchline/vision';
import { m } from '@touchline/messages';

/** What two attempts are held against each other by. */
export interface Attempted {
  readonly review: Pick<FormReview, 'view'>;
  /** Time was up before every picture was looked at. */
  readonly cutShort: boolean;
}

const seenFrom: Record<View, () => string> = {
  side: m.results_compare_unlike_side,
  oblique: m.results_compare_unlike_oblique,
  front: m.results_compare_unlike_front,
};

/** Why a score of one attempt says little beside the other's, in sentences; none where they can be compared. */
export function unlike(before: Attempted, now: Attempted): readonly string[] {
  const [then, today] = [before.review.view, now.review.view];
  return [
    ...(then === null || today === null || then === today
      ? []
      : [m.results_compare_unlike_view({ before: seenFrom[then](), now: seenFrom[today]() })]),
    ...(before.cutShort ? [m.results_compare_unlike_cut_before()] : []),
    ...(now.cutShort ? [m.results_compare_unlike_cut_now()] : []),
  ];
}
