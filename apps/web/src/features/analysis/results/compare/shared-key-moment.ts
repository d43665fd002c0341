import type { FormReview, KeyMoment, KeyMomentName } from '@touchline/vision';

/** Which moment is shown beside its like: the one that tells most first. */
const telling: readonly KeyMomentName[] = ['contact', 'turn', 'touch', 'set', 'backswing', 'followThrough', 'plant'];

type Moments = Pick<FormReview, 'moments'>;

/** The most telling key moment that both attempts have, the first of its name in each; null where they share none. */
export function sharedKeyMoment(before: Moments, now: Moments): { before: KeyMoment; now: KeyMoment } | null {
  for (const name of telling) {
    const [one, other] = [before, now].map(({ moments }) => moments.find((moment) => moment.name === name));
    if (one !== undefined && other !== undefined) return { before: one, now: other };
  }
  return null;
}
