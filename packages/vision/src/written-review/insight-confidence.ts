import { rangesOf } from '../measure-ranges.ts';
import type { FormReview, Grade, Measure } from '../review-types.ts';
import { frameSuccess } from '../scores/frame-success.ts';

/** Spec 002 §3: the confidence of an insight that has none of its own. */
export const DEFAULT_CONFIDENCE = 0.8;

/** By how far a measure can be trusted at all. */
const ofGrade: Readonly<Record<Grade, number>> = { A: 0.9, B: 0.7, C: 0.5 };
/** What is lost where the player was found in fewer pictures. */
const lostWithSight = { success: 0, warning: 0.1, error: 0.2 } as const;
/** What is lost where the plane of the movement was seen askew. */
const LOST_ASKEW = 0.1;

/** Whether a measure of the movement's plane was seen at a slant. */
export function isAskew({ type, view }: Pick<FormReview, 'type' | 'view'>, id: string): boolean {
  return view === 'oblique' && rangesOf(type).some((range) => range.id === id && range.sight === 'side');
}

/** How sure what is said of a measure is, 0–1: by its grade, the pictures with the player, and the view. */
export function confidenceIn(review: Pick<FormReview, 'type' | 'view' | 'frames'>, { id, grade }: Measure): number {
  const sight = lostWithSight[frameSuccess(review.frames).level];
  const sure = ofGrade[grade] - sight - (isAskew(review, id) ? LOST_ASKEW : 0);
  return Math.round(sure * 100) / 100;
}
