import type { AnalysisType } from '@touchline/domain';
import { buildReview } from '../build-review.ts';
import { reduceToReviewInput } from '../frames/reduce-clip-to-review-input.ts';
import { followPerson } from '../person/follow-person.ts';
import type { FollowedPerson } from '../person/follow-person.ts';
import type { ReviewInput } from '../review-input.ts';
import type { FormReview } from '../review-types.ts';
import { analysedFrames } from './analysed-frames.ts';
import { recordingNames, recordingOf } from './recorded-landmarks.ts';
import type { RecordingName } from './recorded-landmarks.ts';

export { recordingNames };
export type { RecordingName };

/** A recording is followed once: every frame for juggling and for all other types, the frames of the plan for each type. */
const followedOnce = new Map<string, FollowedPerson>();

function followed(name: RecordingName, type: AnalysisType, look: Look): FollowedPerson {
  const key = `${name} ${look} ${look === 'every frame' ? type === 'juggling' : type}`;
  const known = followedOnce.get(key);
  if (known !== undefined) return known;
  const { clip, frames } = recordingOf(name);
  const person = followPerson(look === 'every frame' ? frames : analysedFrames(frames, clip, type), clip, { type });
  followedOnce.set(key, person);
  return person;
}

/** What is reviewed, and sent, of a real clip as one type, of every frame of it or of those that the product analyses. */
export function recordedInput(name: RecordingName, type: AnalysisType, { look, age = 15 }: Recorded): ReviewInput {
  const { frames, people, doubt } = followed(name, type, look);
  return reduceToReviewInput({ type, clip: recordingOf(name).clip, frames, people, age, refusal: doubt });
}

type Look = 'every frame' | 'the frames of the plan';
type Recorded = { readonly look: Look; readonly age?: number | null };

/** The review of a real clip as one type, of every frame of it or of those that the product analyses. */
export function recordedReview(name: RecordingName, type: AnalysisType, recorded: Recorded): FormReview {
  return buildReview(recordedInput(name, type, recorded));
}
