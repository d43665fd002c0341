import { MEASURES_VERSION, type FormReview } from '@touchline/vision';
import { compareAttempts } from '@touchline/vision/written-review';

/** How a measure went from one attempt to the next. */
export type Change = 'better' | 'same' | 'worse';

/**
 * How each measure that both attempts have went, by its id: better or worse only where it moved clearly, as the account's
 * review says it too. Both are measured by the present rules.
 */
export function changesOf(before: FormReview, now: FormReview): ReadonlyMap<string, Change> {
  const earlier = { createdAt: 0, review: before, measuresVersion: MEASURES_VERSION };
  const moved = new Map(compareAttempts(now, [earlier]).changes.measures.map(({ measure, direction }) => [measure, direction]));
  const measured = new Set(before.measures.map(({ id }) => id));
  return new Map(now.measures.filter(({ id }) => measured.has(id)).map(({ id }) => [id, moved.get(id) ?? 'same']));
}
