import type { AnalysisType } from '@touchline/domain';
import { buildReview } from '../build-review.ts';
import { buildReviewInput } from '../frames/build-review-input.ts';
import { followPerson } from '../person/follow-person.ts';
import type { FollowedPerson } from '../person/follow-person.ts';
import type { ReviewInput } from '../review-input.ts';
import type { FormReview } from '../review-types.ts';
import { analysedFrames } from './analysed-frames.ts';
import { recordingNames, recordingOf } from './recorded-landmarks.ts';
import type { RecordingName } from './recorded-landmarks.ts';

export { recordingNames };
export type { RecordingName };

/** A recording is followed once for juggling, and once for all other types. */
const followedWhole = new Map<string, FollowedPerson>();

function followWhole(name: RecordingName, type: AnalysisType): FollowedPerson {
  const { clip, frames } = recordingOf(name);
  const key = `${name} ${type === 'juggling'}`;
  const followed = followedWhole.get(key) ?? followPerson(frames, clip, { type });
  followedWhole.set(key, followed);
  return followed;
}

/** What is reviewed, and sent, of a real clip as one type, of every frame of it or of those that the product analyses. */
export function recordedInput(name: RecordingName, type: AnalysisType, { look, age = 15 }: Recorded): ReviewInput {
  const { clip, frames } = recordingOf(name);
  const followed = look === 'every frame' ? followWhole(name, type) : followPerson(analysedFrames(frames, clip, type), clip, { type });
  return buildReviewInput({ type, clip, frames: followed.frames, people: followed.people, age, refusal: followed.doubt });
}

type Recorded = { readonly look: 'every frame' | 'the frames of the plan'; readonly age?: number | null };

/** The review of a real clip as one type, of every frame of it or of those that the product analyses. */
export function recordedReview(name: RecordingName, type: AnalysisType, recorded: Recorded): FormReview {
  return buildReview(recordedInput(name, type, recorded));
}
