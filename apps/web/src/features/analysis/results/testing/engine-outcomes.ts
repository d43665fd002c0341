import type { AnalysisType } from '@touchline/domain';
import { buildReview, personChoicePictures, reviewableKicks, reduceToReviewInput } from '@touchline/vision';
import type { Pose, PoseFrame } from '@touchline/vision';
import { filmed, filmedTwoKicks, rightPlayers } from '@touchline/vision/testing';
import type { EngineOutcome } from '../../engine/index.ts';

interface Wanted {
  readonly type?: AnalysisType;
  readonly seenFrom?: 'side' | 'front';
  /** The finding of a planted fault; without it the player does it right. */
  readonly fault?: string;
  /** Changes the frames before they are reviewed. */
  readonly frames?: (frames: readonly PoseFrame[]) => readonly PoseFrame[];
  readonly people?: number;
  readonly age?: number | null;
  readonly cutShort?: boolean;
  /** Somebody stands beside the player the whole time, so far to the right in parts of the picture. */
  readonly beside?: number;
  /** Why there is no score, as the search of the pictures knows. */
  readonly refusal?: 'whoIsMeant';
  /** The player kicks twice: with the right leg, then with the left off a leg that is too straight. */
  readonly twoKicks?: boolean;
}

/** Each is computed once a page, which takes a tenth of a second: what is handed over is only read. */
const computed = new Map<string, EngineOutcome>();

/** A real review of a synthetic player: what the engine would hand over, computed by the real rules. */
export function outcomeOf(wanted: Wanted = {}): EngineOutcome {
  // Whoever changes the frames has them for itself: two functions cannot be told to be alike.
  if (wanted.frames !== undefined) return compute(wanted);
  const key = JSON.stringify(wanted);
  const outcome = computed.get(key) ?? compute(wanted);
  computed.set(key, outcome);
  return outcome;
}

function compute(wanted: Wanted): EngineOutcome {
  const { type = 'shooting', seenFrom = 'side', fault, people = 1, age = 14, cutShort = false, beside, refusal = null } = wanted;
  const player = rightPlayers.find((one) => one.type === type && one.seenFrom === seenFrom);
  if (player === undefined) throw new Error(`no synthetic player for ${type} from the ${seenFrom}`);
  const planted = player.planted.find(({ finding }) => finding === fault);
  if (fault !== undefined && planted === undefined) throw new Error(`no fault ${fault} for ${type}`);
  const { clip, frames } = wanted.twoKicks === true ? filmedTwoKicks() : filmed(player, planted?.motion ?? player.motion);
  const looked = wanted.frames?.(frames) ?? frames;
  const seen = looked.map(({ time, pose }) => ({ time, poses: pose === null ? [] : [pose, ...shifted(pose, beside)] }));
  const group = personChoicePictures(seen, looked, clip, 8);
  const request = { type, clip, frames: looked, people, age, refusal };
  const input = reduceToReviewInput(request);
  return { review: buildReview(input), input, kicks: reviewableKicks(request), clip, frames: looked, group, cutShort, processingDuration: 4000 };
}

function shifted(pose: Pose, by: number | undefined): Pose[] {
  return by === undefined ? [] : [pose.map((landmark) => ({ ...landmark, x: landmark.x + by }))];
}

/** An outcome in which nobody is seen for a part of the frames. */
export function seenInPart(share: number): (frames: readonly PoseFrame[]) => readonly PoseFrame[] {
  return (frames) => {
    // From the front and the back alike, so that the moment in the middle stays.
    const hidden = Math.round(frames.length * (1 - share));
    const head = Math.floor(hidden / 2);
    return frames.map((frame, index) =>
      index < head || index >= frames.length - (hidden - head) ? { ...frame, pose: null } : frame,
    );
  };
}

