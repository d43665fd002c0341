import { MEASURES_VERSION, type FormReview } from '@touchline/vision';

/** What is known of a measurement of then. */
interface Measured {
  readonly score: number | null;
  /** Of the code that measured; null where it is not known. */
  readonly version: string | null;
}

/**
 * Whether an analysis was measured in another way when it was made than this app measures it now. Where nobody noted the
 * version, another score tells.
 */
export function isMeasuredAnew({ score, version }: Measured, now: Pick<FormReview, 'overallScore'>): boolean {
  return version === null ? score !== now.overallScore : version !== String(MEASURES_VERSION);
}
