import type { AnalysisType } from '@touchline/domain';
import type { ClipShape } from '../landmarks.ts';
import { framePlan } from './frame-plan-constants.ts';

/**
 * How the frames of a clip are analysed: `kick` is a coarse pass and a dense one around the kick, `uniform` and
 * `juggling` a steady pass at 12 and 15 frames a second.
 */
export type FramePlan = 'kick' | 'uniform' | 'juggling';

const plans: Readonly<Record<AnalysisType, FramePlan>> = {
  shooting: 'kick',
  passing: 'kick',
  crossAndFinish: 'kick',
  setpiece: 'kick',
  juggling: 'juggling',
  dribbling: 'uniform',
  defending: 'uniform',
  turns: 'uniform',
  goalkeeping: 'uniform',
  heading: 'uniform',
  general: 'uniform',
};

/** The plan of an analysis type. */
export function planOf(type: AnalysisType): FramePlan {
  return plans[type];
}

/** Seconds between the frames of the first pass. */
function spacingOf(clip: ClipShape, plan: FramePlan): number {
  if (plan === 'uniform') return 1 / framePlan.uniformRate;
  if (plan === 'juggling') return 1 / framePlan.jugglingRate;
  const even = clip.duration / framePlan.coarseFrames;
  return Math.min(framePlan.coarseSeconds, Math.max(framePlan.closestSeconds, even));
}

/**
 * Times of the first pass, in seconds, evenly from the start of the clip: the source frame nearest to each is wanted,
 * each once. For a kick this is the coarse pass; for the other plans it is all there is.
 */
export function coarseTimes(clip: ClipShape, type: AnalysisType): number[] {
  const spacing = Math.max(spacingOf(clip, planOf(type)), 1 / clip.frameRate);
  const count = Math.max(1, Math.ceil(clip.duration / spacing - 1e-6));
  return Array.from({ length: count }, (_, at) => at * spacing);
}
