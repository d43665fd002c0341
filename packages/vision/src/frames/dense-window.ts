import type { AnalysisType } from '@touchline/domain';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { liftOf } from '../moments/find-kicks.ts';
import { besideHips } from '../moments/joint-motion.ts';
import { framePlan } from '../signal-constants.ts';
import { distance } from '../signal/geometry.ts';
import { legLength } from '../signal/body-lengths.ts';
import { planOf } from './frame-plan.ts';

/** A span of the clip, in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The middle of the coarse step in which a leg that is lifted high soon after moved fastest. */
function likelyKick(frames: readonly PoseFrame[], clip: ClipShape): number | null {
  const length = legLength(frames, clip);
  if (length === null) return null;
  let best: { time: number; score: number } | null = null;
  for (const leg of ['left', 'right'] as const) {
    const ankle = besideHips(frames, `${leg}Ankle`, clip, length).filter(({ place }) => place !== null);
    const lifts = frames.map((frame) => ({ time: frame.time, lift: liftOf(frame, leg, clip, length) ?? 0 }));
    for (const [at, to] of ankle.entries()) {
      const from = ankle[at - 1];
      if (!from?.place || !to.place || to.time - from.time > framePlan.stepSeconds) continue;
      const soon = lifts.filter(({ time }) => time >= to.time && time <= to.time + framePlan.liftSeconds);
      const speed = distance(from.place, to.place) / (to.time - from.time);
      // Height finds a kick better than speed, and both together tell it from the heels of a run-up.
      const score = speed * Math.max(0, ...soon.map(({ lift }) => lift));
      if (best === null || score > best.score) best = { time: (from.time + to.time) / 2, score };
    }
  }
  return best && best.score > 0 ? best.time : null;
}

/**
 * The span whose source frames, all of them, are analysed after the coarse pass: about 25 at 30 frames a second. Null
 * when the type needs none, or nobody's ankles were seen. `frames` are the followed player's of the coarse pass.
 */
export function denseWindow(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType): Span | null {
  if (planOf(type) !== 'kick') return null;
  const kick = likelyKick(frames, clip);
  if (kick === null) return null;
  return { from: Math.max(0, kick - framePlan.denseBefore), to: Math.min(clip.duration, kick + framePlan.denseAfter) };
}
