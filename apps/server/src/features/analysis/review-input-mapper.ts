import type { LandmarkData, LandmarkSubmission } from '@touchline/contracts';
import { analysisLimits } from '@touchline/domain';
import { reasonWord } from '@touchline/messages/form-review-words';
import { frameNumbers, pointMotions, type ReviewInput } from '@touchline/vision';
import { AppError } from '../../app-error.ts';
import type { AnalysisParts, FrameRow } from './analysis-parts-repo.ts';

export type SentKeyFrames = NonNullable<LandmarkSubmission['keyFrames']>;

/** Seconds: of key frames that are closer together the second one is skipped (spec 002 §5). */
const SAME_MOMENT = 0.1;

/** What was checked against the contract, as vision reviews it. Throws `validation_failed` for a reason without words. */
export function inputOf(sent: LandmarkData): ReviewInput {
  if (sent.refusal !== null && reasonWord(sent.refusal) === null) {
    throw new AppError('validation_failed', { message: 'body.landmarkData.refusal: not a reason' });
  }
  return sent as ReviewInput;
}

/** An input without its frames, which are rows of their own. */
export const headOf = (input: ReviewInput): ReviewInput => ({ ...input, frames: [] });

/** The input again, exactly as it was sent. */
export function storedInput(head: unknown, frames: readonly FrameRow[]): ReviewInput {
  return {
    ...(head as ReviewInput),
    frames: frames.map(({ landmarks, metrics }) => ({
      time: metrics['time'] ?? 0,
      pose: landmarks as ReviewInput['frames'][number]['pose'],
    })),
  };
}

/** Frames, key frames and motion of an input: measured here, whatever a device says of them. */
export function partsOf(input: ReviewInput, sent: SentKeyFrames): AnalysisParts {
  const numbers = frameNumbers(input);
  return {
    frames: numbers.map(({ frame, time, confidence, angles, metrics }) => ({
      frameNumber: frame,
      timestampMs: Math.round(time * 1000),
      landmarks: input.frames[frame]?.pose ?? null,
      poseConfidence: confidence,
      angles,
      metrics: { ...metrics, time },
    })),
    keyFrames: keyFramesOf(input, sent).map(({ frameNumber, time, type }) => ({
      frameNumber,
      frameType: type,
      confidenceScore: nearest(numbers, time)?.confidence ?? null,
    })),
    motion: pointMotions(input).map(({ point, trajectory, maxVelocity, maxAcceleration, totalDistance }) => ({
      trackingPoint: point,
      motionData: trajectory,
      maxVelocity,
      maxAcceleration,
      totalDistance,
    })),
  };
}

function nearest<Timed extends { readonly time: number }>(all: readonly Timed[], time: number): Timed | undefined {
  return all.toSorted((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0];
}

type KeyFrame = { readonly frameNumber: number; readonly time: number; readonly type: string };

/** Those that a device named, each with the moment that it shows; where it named none, those of the key moments. */
function keyFramesOf(input: ReviewInput, sent: SentKeyFrames): KeyFrame[] {
  const named = sent.map(({ frameNumber, timestamp }) => {
    const moment = nearest(input.moments, timestamp);
    const isNear = moment !== undefined && Math.abs(moment.time - timestamp) <= SAME_MOMENT;
    return { frameNumber, time: timestamp, type: isNear ? moment.name : 'custom' };
  });
  const frames = input.frames.map(({ time }, frameNumber) => ({ frameNumber, time }));
  const found = input.moments.flatMap(({ name, time }) => {
    const frame = nearest(frames, time);
    return frame === undefined ? [] : [{ ...frame, type: name }];
  });
  const kept: KeyFrame[] = [];
  for (const one of named.length > 0 ? named : found) {
    const isNew = kept.every(({ frameNumber, time }) => frameNumber !== one.frameNumber && Math.abs(time - one.time) >= SAME_MOMENT);
    if (isNew && kept.length < analysisLimits.keyFrames) kept.push(one);
  }
  return kept;
}
