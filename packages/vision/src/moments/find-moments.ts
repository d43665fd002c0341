import type { AnalysisType } from '@touchline/domain';
import { planOf } from '../frames/frame-plan.ts';
import { findTouches } from '../juggling/find-touches.ts';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment, Leg } from '../review-types.ts';
import { findSaves } from '../signs/keeper-save.ts';
import { saveRules } from '../signs/sign-rules.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { contiguousSegments } from '../signal/contiguous-segments.ts';
import { viewOf } from '../camera-view.ts';
import { momentsOfKick } from './kick-moments.ts';
import { findKicks } from './find-kicks.ts';
import { findSetPosition } from './set-position.ts';
import { findTurns } from './find-turns.ts';

/** What happened when, in order of time. */
export interface FoundMoments {
  /** The leg of the fastest kick; null when no kick was seen, or none was looked for. */
  readonly kickingLeg: Leg | null;
  readonly moments: readonly KeyMoment[];
}

const standing: ReadonlySet<AnalysisType> = new Set(['goalkeeping', 'defending', 'heading', 'general']);

/** The set position out of which a keeper goes for the ball; where nobody does, whichever was seen. */
function keeperSet(segments: readonly (readonly PoseFrame[])[], clip: ClipShape): KeyMoment[] {
  const before = (save: number) =>
    segments.map((segment) => segment.filter(({ time }) => time <= save && time >= save - saveRules.setSeconds));
  for (const save of findSaves(segments.flat(), clip)) {
    const set = findSetPosition(before(save), clip, { ready: true });
    if (set.length > 0) return set;
  }
  return findSetPosition(segments, clip, { ready: true });
}

/**
 * The key moments of an analysis type in the followed player's frames, which it cleans itself. No kick seen: no
 * moments. `passing` takes a low pass too. Where a clip has several kicks, the moments are the fastest one's of which
 * they can be told; where they cannot be of any, the leg is there without moments.
 */
export function findMoments(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType): FoundMoments {
  if (type === 'juggling') return { kickingLeg: null, moments: findTouches(frames, clip) };
  const segments = contiguousSegments(cleanFrames(frames, clip), clip);
  if (planOf(type) === 'kick') {
    const view = viewOf(frames, clip);
    const kicks = findKicks(segments, clip, { low: type === 'passing' });
    const told = kicks.map((kick) => ({ kickingLeg: kick.leg, moments: momentsOfKick(kick, clip, view) }));
    return told.find(({ moments }) => moments.length > 0) ?? told[0] ?? { kickingLeg: null, moments: [] };
  }
  if (type === 'turns') return { kickingLeg: null, moments: findTurns(segments.flat(), clip) };
  if (type === 'goalkeeping') return { kickingLeg: null, moments: keeperSet(segments, clip) };
  return { kickingLeg: null, moments: standing.has(type) ? findSetPosition(segments, clip) : [] };
}
