import type { AnalysisDetail } from '@touchline/contracts';
import { reasonWord } from '@touchline/messages/form-review-words';
import { buildReview } from '@touchline/vision';
import type { ReviewInput } from '@touchline/vision';
import type { ShownReview } from '../results/shown-review-type.ts';

/**
 * What a results page shows of an analysis that only the account has: its review, built again from its body points.
 * Null where these have not arrived. There are no pictures; a video only where the account has kept it.
 */
export function rebuildAccountReview(detail: Pick<AnalysisDetail, 'mediapipe_data' | 'mirrored'>): ShownReview | null {
  if (detail.mediapipe_data === null) return null;
  const { refusal } = detail.mediapipe_data;
  // The server takes any reason; one of another version has no words here.
  const known = refusal === null || reasonWord(refusal) !== null ? refusal : 'tooFewMeasures';
  const input = { ...detail.mediapipe_data, refusal: known } as ReviewInput;
  return { review: buildReview(input), shape: input.clip, frames: input.frames, clip: null, stills: [], mirrored: detail.mirrored };
}

/** The touches that the player counted, as the account has them; null where they said nothing. */
export function ownCountOf(detail: Pick<AnalysisDetail, 'video_metadata'> | null): number | null {
  const count = detail?.video_metadata['ownCount'];
  return typeof count === 'number' ? count : null;
}
