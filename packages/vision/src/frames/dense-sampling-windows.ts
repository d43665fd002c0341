import type { AnalysisType } from '@touchline/domain';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { liftOf } from '../moments/find-kicks.ts';
import { besideHips } from '../moments/joint-motion.ts';
import { framePlan } from './frame-plan-constants.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { distance } from '../signal/geometry.ts';
import { legLength } from '../signal/leg-and-trunk-length.ts';
import { planOf } from './frame-plan.ts';

/** A span of the clip, in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A coarse step in which a leg may have kicked. */
interface Candidate {
  /** Seconds: the middle of the step. */
  readonly time: number;
  readonly score: number;
}

/** The coarse steps in which a leg that is lifted high soon after moved, the likeliest first. */
function candidates(frames: readonly PoseFrame[], clip: ClipShape): Candidate[] {
  const length = legLength(frames, clip);
  if (length === null) return [];
  const found = (['left', 'right'] as const).flatMap((leg) => {
    const ankle = besideHips(frames, `${leg}Ankle`, clip, length).filter(({ place }) => place !== null);
    const lifts = frames.map((frame) => ({ time: frame.time, lift: liftOf(frame, leg, clip, length) ?? 0 }));
    return ankle.flatMap((to, at): Candidate[] => {
      const from = ankle[at - 1];
      if (!from?.place || !to.place || to.time - from.time > framePlan.stepSeconds) return [];
      const soon = lifts.filter(({ time }) => time >= to.time && time <= to.time + framePlan.liftSeconds);
      const speed = distance(from.place, to.place) / (to.time - from.time);
      // Height finds a kick better than speed, and both together tell it from the heels of a run-up.
      const score = speed * Math.max(0, ...soon.map(({ lift }) => lift));
      return score > 0 ? [{ time: (from.time + to.time) / 2, score }] : [];
    });
  });
  return found.toSorted((a, b) => b.score - a.score);
}

interface Choice {
  readonly most: number;
  /** Each at least this share as likely as the likeliest. */
  readonly share: number;
  /** Seconds between two. */
  readonly apart: number;
}

/** What is chosen already, with the likeliest of the others after it. */
function withLikeliest(chosen: readonly Candidate[], among: readonly Candidate[], { most, share, apart }: Choice): Candidate[] {
  const all = [...chosen];
  for (const candidate of among) {
    if (all.length >= most || candidate.score < share * (among[0]?.score ?? 0)) break;
    if (all.every(({ time }) => Math.abs(time - candidate.time) >= apart - timeSlack)) all.push(candidate);
  }
  return all;
}

function spanAround({ time }: Candidate, clip: ClipShape): Span {
  return { from: Math.max(0, time - framePlan.denseBefore), to: Math.min(clip.duration, time + framePlan.denseAfter) };
}

function firstChosen(among: readonly Candidate[]): Candidate[] {
  return withLikeliest([], among, { most: framePlan.denseWindows, share: framePlan.windowShare, apart: framePlan.windowsApart });
}

/**
 * The spans whose source frames, all of them, are analysed after the coarse pass: about 25 at 30 frames a second each,
 * around the likeliest moments of a kick, the likeliest first. None when the type needs none, or nobody's ankles were
 * seen. `frames` are the followed player's of the coarse pass.
 */
export function denseWindows(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType): Span[] {
  if (planOf(type) !== 'kick') return [];
  return firstChosen(candidates(frames, clip)).map((candidate) => spanAround(candidate, clip));
}

/** The next likely spans, of the same frames: looked at where the first ones show a kick, for there may be several. */
export function furtherWindows(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType): Span[] {
  if (planOf(type) !== 'kick') return [];
  const among = candidates(frames, clip);
  const first = firstChosen(among);
  const all = withLikeliest(first, among, framePlan.further);
  return all.slice(first.length).map((candidate) => spanAround(candidate, clip));
}

/**
 * The spans in which somebody else in the clip may have kicked, about as likely as the followed player: who kicks is not
 * always who moves most. `other` and `followed` are their frames of the coarse pass.
 */
export function windowsBeside(
  other: readonly PoseFrame[],
  followed: readonly PoseFrame[],
  clip: ClipShape,
  type: AnalysisType,
): Span[] {
  if (planOf(type) !== 'kick') return [];
  const least = framePlan.windowShare * (candidates(followed, clip)[0]?.score ?? 0);
  const likely = candidates(other, clip).filter(({ score }) => score >= least);
  return firstChosen(likely).map((candidate) => spanAround(candidate, clip));
}
