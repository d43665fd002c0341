import type { AnalysisType } from '@touchline/domain';
import type { BallPlace } from '../ball/ball-track.ts';
import { planOf } from '../frames/frame-plan.ts';
import { findTouches } from '../juggling/find-touches.ts';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import type { KeyMoment, Leg } from '../review-types.ts';
import { findSaves } from '../signs/keeper-save.ts';
import { saveRules } from '../signs/skill-sign-thresholds.ts';
import { cleanFrames } from '../signal/clean-frames.ts';
import { splitAtGapsAndSceneCuts } from '../signal/split-at-gaps-and-scene-cuts.ts';
import { viewAround } from '../camera-view.ts';
import { kickRules } from './kick-constants.ts';
import { momentsOfKick } from './kick-moments.ts';
import { findKicks, slowerPasses } from './find-kicks.ts';
import type { Kick } from './find-kicks.ts';
import { stopsShort } from './swing-without-follow-through.ts';
import { findDeepestReadyStance } from './deepest-ready-stance.ts';
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
    const set = findDeepestReadyStance(before(save), clip, { ready: true });
    if (set.length > 0) return set;
  }
  return findDeepestReadyStance(segments, clip, { ready: true });
}

/** When the foot met the ball, seconds; null for what is no kick, or one of which it cannot be told. */
export function contactIn({ moments }: Pick<FoundMoments, 'moments'>): number | null {
  return moments.find(({ name }) => name === 'contact')?.time ?? null;
}

/**
 * Every kick of a clip of which the moments can be told, the one first that is reviewed unless the player wants another;
 * none where the fastest ones cannot be told either. `passing` takes low passes too.
 */
export function findKickMoments(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType): readonly FoundMoments[] {
  const { told, others } = kicksIn(frames, clip, type);
  if (told.length === 0) return [];
  const kicks: FoundMoments[] = [];
  for (const kick of [...told, ...others]) {
    // What is faster decides: the step after a kick, or another part of its swing, may look like a second one.
    const isNew = kicks.every((other) => Math.abs((contactIn(other) ?? 0) - (contactIn(kick) ?? 0)) >= kickRules.nextSeconds);
    if (isNew) kicks.push(kick);
  }
  return kicks;
}

/** `all` are the fastest kicks, `told` those of them with moments, `others` the slower passes beside them with moments. */
function kicksIn(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType) {
  const segments = splitAtGapsAndSceneCuts(cleanFrames(frames, clip), clip);
  /** None of a swing that stops short: no ball was sent away. */
  const momentsOf = (kick: Kick): FoundMoments[] => {
    const view = viewAround(frames, clip, kick.peak);
    const found = { kickingLeg: kick.leg, moments: momentsOfKick(kick, clip, view) };
    const contact = contactIn(found);
    return contact !== null && view !== 'front' && stopsShort(kick, contact, clip) ? [] : [found];
  };
  const isTold = ({ moments }: FoundMoments): boolean => moments.length > 0;
  const kicks = findKicks(segments, clip, { low: type === 'passing' });
  const all = kicks.flatMap(momentsOf);
  const slower = type === 'passing' ? slowerPasses(segments, clip, kicks) : [];
  return { all, told: all.filter(isTold), others: slower.flatMap(momentsOf).filter(isTold) };
}

/** The kick that is reviewed: the one nearest to what the player wants, else the fastest of which the moments can be told. */
function reviewedKick(frames: readonly PoseFrame[], clip: ClipShape, type: AnalysisType, wanted: number | null): FoundMoments {
  const { all, told, others } = kicksIn(frames, clip, type);
  const [fastest] = told;
  if (fastest === undefined) return all[0] ?? { kickingLeg: null, moments: [] };
  if (wanted === null) return fastest;
  const away = (kick: FoundMoments): number => Math.abs((contactIn(kick) ?? Infinity) - wanted);
  return [...told, ...others].reduce((nearest, kick) => (away(kick) < away(nearest) ? kick : nearest));
}

/** What is known besides the body. */
interface MomentSearch {
  /** Seconds near the kick that the player wants; null or undefined for the fastest. */
  readonly wanted?: number | null | undefined;
  /** Where the ball is, where it was looked for. */
  readonly ball?: readonly BallPlace[] | undefined;
}

/**
 * The key moments of an analysis type in the followed player's frames, which it cleans itself. No kick seen: no
 * moments. `passing` takes a low pass too. Where a clip has several kicks, the moments are those of the one nearest to
 * `wanted`, else the fastest one's of which they can be told; where they cannot be of any, the leg is there
 * without moments.
 */
export function findMoments(
  frames: readonly PoseFrame[],
  clip: ClipShape,
  type: AnalysisType,
  { wanted = null, ball }: MomentSearch = {},
): FoundMoments {
  if (type === 'juggling') return { kickingLeg: null, moments: findTouches(frames, clip, { ball }) };
  if (planOf(type) === 'kick') return reviewedKick(frames, clip, type, wanted);
  const segments = splitAtGapsAndSceneCuts(cleanFrames(frames, clip), clip);
  if (type === 'turns') return { kickingLeg: null, moments: findTurns(segments.flat(), clip) };
  if (type === 'goalkeeping') return { kickingLeg: null, moments: keeperSet(segments, clip) };
  return { kickingLeg: null, moments: standing.has(type) ? findDeepestReadyStance(segments, clip) : [] };
}
