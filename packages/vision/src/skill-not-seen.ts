import type { AnalysisType } from '@touchline/domain';
import { planOf } from './frames/frame-plan.ts';
import type { ClipShape, PoseFrame } from './landmarks.ts';
import type { KeyMoment, KeyMomentName, Leg, NotMeasured } from './review-types.ts';
import { framePlan } from './frames/frame-plan-constants.ts';
import { readyRules, stepRules } from './moments/stance-and-turn-constants.ts';
import { bodyPoint } from './signal/geometry.ts';
import { median } from './signal/median.ts';
import { longestLegLength, referenceLegLength } from './signal/leg-and-trunk-length.ts';
import { measurableFrames } from './signal/measurable-frames.ts';
import { viewOf } from './camera-view.ts';
import { isSlowedKick } from './moments/find-kicks.ts';
import { isReady } from './moments/ready-stance.ts';
import { findTouches } from './juggling/find-touches.ts';
import { findMoments } from './moments/find-moments.ts';
import { movesAsDefender } from './signs/defender-jockeying.ts';
import { movesAsDribbler } from './signs/dribbling-movement.ts';
import { headsTheBall } from './signs/headed-ball.ts';
import { saveAfter } from './signs/keeper-save.ts';
import { jugglerRules } from './signs/skill-sign-thresholds.ts';

/** What is needed to tell whether the skill was seen at all. */
interface Footage {
  /** The leg of a kick, also of one whose moments could not be told. */
  readonly kickingLeg: Leg | null;
  readonly moments: readonly KeyMoment[];
  /** The followed player's cleaned frames. */
  readonly frames: readonly PoseFrame[];
  readonly clip: ClipShape;
  /** Leg length in picture heights. */
  readonly leg: number;
}

/** Whether the player stood ready, low or wide, for a good part of the clip. */
function stoodReady({ frames, clip }: Footage): boolean {
  const leg = longestLegLength(frames, clip);
  if (leg === null) return false;
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const ready = withPlayer.filter((frame) => isReady(frame, clip, leg));
  return ready.length >= readyRules.share * withPlayer.length;
}

/** Whether the feet went past each other or up and down, as in any running: one ankle beside the other moves about. */
function ran({ frames, clip, leg }: Footage): boolean {
  const apart = frames.flatMap(({ pose }) => {
    const [left, right] = [bodyPoint(pose, 'leftAnkle', clip), bodyPoint(pose, 'rightAnkle', clip)];
    return left && right ? [{ x: left.x - right.x, y: left.y - right.y }] : [];
  });
  const middle = { x: median(apart.map(({ x }) => x)) ?? 0, y: median(apart.map(({ y }) => y)) ?? 0 };
  const moves = apart.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) / leg).toSorted((a, b) => a - b);
  return (moves[Math.floor(moves.length * stepRules.rank)] ?? 0) >= stepRules.reach;
}

function has({ moments }: Footage, name: KeyMomentName): boolean {
  return moments.some((moment) => moment.name === name);
}

/** Whether the player juggles a ball: low, aside and with the eyes down, as other skills are. */
function juggles({ frames, clip }: Footage): boolean {
  return findTouches(frames, clip).length >= jugglerRules.touches;
}

/** Why a keeper was not seen: no set position, or nothing that a keeper does with a ball after it. */
function keeperMissing(footage: Footage): NotMeasured | null {
  const set = footage.moments.find(({ name }) => name === 'set');
  if (!set) return 'noSetSeen';
  const isSave = saveAfter(set.time, footage.frames, footage.clip) !== null;
  return isSave && !juggles(footage) ? null : 'noSaveSeen';
}

/** Why the skill cannot be judged from these frames: its moment or motion was not in them. Null when it was. */
export function skillNotSeen(type: AnalysisType, footage: Footage): NotMeasured | null {
  if (planOf(type) === 'kick') {
    if (has(footage, 'contact')) return null;
    if (footage.kickingLeg) return 'unclearKick';
    if (footage.clip.frameRate * framePlan.kickStepSeconds < 1) return 'tooSlowForKick';
    return isSlowedKick(footage.frames, footage.clip) ? 'slowMotion' : 'noKickSeen';
  }
  if (type === 'turns') return has(footage, 'turn') ? null : 'noTurnSeen';
  if (type === 'juggling') return has(footage, 'touch') ? null : 'noTouchSeen';
  if (type === 'goalkeeping') return keeperMissing(footage);
  if (type === 'defending') {
    if (!stoodReady(footage)) return 'noSetSeen';
    return movesAsDefender(footage.frames, footage.clip) && !juggles(footage) ? null : 'noDefendingSeen';
  }
  if (type === 'heading') return headsTheBall(footage.frames, footage.clip) ? null : 'noHeaderSeen';
  if (type === 'dribbling') {
    if (!ran(footage)) return 'noRunSeen';
    return movesAsDribbler(footage.frames, footage.clip) && !juggles(footage) ? null : 'noDribbleSeen';
  }
  return null;
}

/** Whether somebody does the skill in these frames of theirs, by whatever a review of them would be made of. */
export function doesSkill(type: AnalysisType, frames: readonly PoseFrame[], clip: ClipShape): boolean {
  const view = viewOf(frames, clip);
  const clean = measurableFrames(frames, clip);
  const leg = view && referenceLegLength(clean, clip, view);
  return leg !== null && skillNotSeen(type, { ...findMoments(frames, clip, type), frames: clean, clip, leg }) === null;
}
