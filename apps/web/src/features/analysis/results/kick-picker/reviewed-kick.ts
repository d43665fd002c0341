import type { FormReview, KickInClip } from '@touchline/vision';

/** Seconds: two kicks are farther apart than this. */
const SAME_KICK = 0.1;

/** Which of the kicks a review is of, from 0; -1 where it is of none of them. */
export function reviewedKick(kicks: readonly KickInClip[], { moments }: Pick<FormReview, 'moments'>): number {
  const contact = moments.find(({ name }) => name === 'contact');
  return contact === undefined ? -1 : kicks.findIndex(({ time }) => Math.abs(time - contact.time) < SAME_KICK);
}
