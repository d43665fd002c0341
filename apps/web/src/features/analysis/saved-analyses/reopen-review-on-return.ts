/**
 * The review that the browser's Back comes back to, noted with the entry of its history: who goes from a review to a
 * drill finds the review again, and who comes to the tab in another way does not.
 */

/** Notes the review at the current entry. */
export function noteReviewToReopen(id: string): void {
  history.replaceState({ ...stateNow(), review: id }, '');
}

let requested: string | null = null;

/** The review that the analysis tab opens when the player comes to it next, from wherever. */
export function requestReviewToReopen(id: string): void {
  requested = id;
}

/** The review that was requested, or noted at the current entry, once; null where none was. */
export function takeReviewToReopen(): string | null {
  const wanted = requested;
  requested = null;
  if (wanted !== null) return wanted;
  const { review, ...rest } = stateNow();
  if (typeof review !== 'string') return null;
  history.replaceState(rest, '');
  return review;
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
