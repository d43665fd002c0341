import type { FormReview } from '@touchline/vision';

/** What is known of a measurement of then. */
interface Measured {
  readonly score: number | null;
  /** Of the code that measured; null where it is not known. */
  readonly version: string | null;
}

/** Whether an analysis was measured in another way when it was made than this app measures it now. */
export function isMeasuredAnew(then: Measured, now: Pick<FormReview, 'overallScore'>): boolean {
  return then.score !== now.overallScore;
}
