import type { LandmarkData, LandmarkSubmission } from '@touchline/contracts';
import { analysisLimits } from '@touchline/domain';
import { pointMotions, type ReviewInput } from '@touchline/vision';
import { nearestFrame } from '../overlay/interpolate-pose.ts';

/** What a review was made of, as the API takes it. */
export function landmarkDataOf(input: ReviewInput): LandmarkData {
  return {
    ...input,
    moments: input.moments.map((moment) => ({ ...moment })),
    frames: input.frames.map(({ time, pose }) => ({
      time,
      pose: pose === null ? null : pose.map(({ x, y, visibility }) => ({ x, y, visibility })),
    })),
  };
}

const critical = new Set<ReviewInput['moments'][number]['name']>(['plant', 'contact', 'touch', 'turn', 'set']);

/** Whether a review turns on a moment; the others lead up to one or follow it. */
export function isCriticalMoment({ name }: ReviewInput['moments'][number]): boolean {
  return critical.has(name);
}

/** The frames of the key moments, as they are told without their pictures; ten at most, in order of time. */
export function keyFramesOf({ moments, frames }: ReviewInput): NonNullable<LandmarkSubmission['keyFrames']> {
  const found = moments.flatMap((moment) => {
    const frame = nearestFrame(frames, moment.time);
    const isCritical = isCriticalMoment(moment);
    return frame === undefined ? [] : [{ frameNumber: frames.indexOf(frame), timestamp: frame.time, highMotion: true, isCritical }];
  });
  const once = found.filter(({ frameNumber }, index) => found.findIndex((other) => other.frameNumber === frameNumber) === index);
  return once.slice(0, analysisLimits.keyFrames);
}

/** How far and how fast each tracked point of the body went, without its way. */
export function motionDataOf(input: ReviewInput): NonNullable<LandmarkSubmission['motionData']> {
  return Object.fromEntries(pointMotions(input).map(({ point, trajectory: _trajectory, ...summary }) => [point, summary]));
}

/** What is told of an analysis in numbers (spec 002 §3, pose data); the duration is in milliseconds. */
export function statisticsOf(input: ReviewInput, keyFrameCount: number, processingDuration: number | undefined): NonNullable<LandmarkSubmission['statistics']> {
  const counted = { totalFrames: input.frameCounts.seen, keyFrameCount, averageConfidence: confidenceOf(input) };
  return { ...counted, ...(processingDuration !== undefined && { processingDuration }) };
}

/** The mean visibility of the body points that were found, from 0 to 1. */
function confidenceOf({ frames }: ReviewInput): number {
  const all = frames.flatMap(({ pose }) => pose?.map(({ visibility }) => visibility) ?? []);
  return all.length === 0 ? 0 : all.reduce((total, one) => total + one, 0) / all.length;
}
