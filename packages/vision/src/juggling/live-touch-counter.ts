import type { GreyPicture } from '../ball/grey-picture.ts';
import type { LiveBallSearch } from '../ball/live-ball-search.ts';
import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import { followPerson } from '../person/follow-person.ts';
import type { ChosenPerson } from '../person/follow-person.ts';
import { lastPlaceOf } from '../person/last-position.ts';
import type { KeyMoment } from '../review-types.ts';
import { trunkLength } from '../signal/leg-and-trunk-length.ts';
import { framePlan } from '../frames/frame-plan-constants.ts';
import { liveCounting } from './touch-constants.ts';
import { ballAtFrames, evenFrames } from './resample-even-frames.ts';
import { findTouches } from './find-touches.ts';
import { playerVisibilityOf, type PlayerVisibility } from './player-visibility.ts';

/** What is known after a frame. */
export interface LiveCount {
  /** Touches so far, in the order in which they were counted; none is ever taken back. */
  readonly touches: readonly KeyMoment[];
  readonly sight: PlayerVisibility;
}

/**
 * Takes what was detected in one picture of the camera after another, times ascending, and tells the count so far. With
 * a picture the ball is looked for in it as well; where none is given the body tells alone.
 */
export type LiveCounter = (frame: DetectedFrame, picture?: GreyPicture | null) => LiveCount;

interface Counting extends Pick<ClipShape, 'width' | 'height'> {
  /** The drill has the ball caught after each touch. */
  readonly isCaught?: boolean;
  /** Looks for the ball (`liveBallSearch`); without it no picture is looked at. */
  readonly ballSearch?: LiveBallSearch;
}

/** Median trunk of the player over a span of time, in picture heights; null where they were not seen. */
function trunkBetween(frames: readonly PoseFrame[], from: number, to: number, clip: ClipShape): number | null {
  return trunkLength(frames.filter(({ time }) => time >= from && time <= to), clip);
}

/** Whether the player is coming up to the phone or going away from it: seen from the front that is steps on the spot. */
function comesOrGoes(frames: readonly PoseFrame[], time: number, clip: ClipShape): boolean {
  const { earlier, now } = liveCounting.sizeSpans;
  const before = trunkBetween(frames, time + earlier.from, time + earlier.to, clip);
  const after = trunkBetween(frames, time + now.from, time + now.to, clip);
  return before !== null && after !== null && Math.max(before / after, after / before) > liveCounting.sizeChange;
}

/**
 * Counts touches while the player practises, with the finder of recorded clips over the last seconds. A touch is counted
 * when its foot has come down again, about half a second late, and stays counted. Until the first touch whoever would
 * be reviewed of a recorded clip is the player; from then on it is who made it, as long as they are in view. Who comes up
 * to the phone or goes away makes none. Takes the size of the camera's picture.
 */
export function liveCounter({ width, height, isCaught = false, ballSearch }: Counting): LiveCounter {
  let seen: DetectedFrame[] = [];
  let chosen: ChosenPerson | undefined;
  let touches: readonly KeyMoment[] = [];
  let searchedAt = -Infinity;
  let sight: PlayerVisibility = 'nobody';
  return (frame, picture = null) => {
    if (picture !== null) ballSearch?.add(frame.time, picture);
    seen = [...seen.filter(({ time }) => time > frame.time - liveCounting.windowSeconds && time < frame.time), frame];
    if (frame.time - searchedAt < liveCounting.searchSeconds) return { touches, sight };
    searchedAt = frame.time;
    const clip: ClipShape = { width, height, duration: frame.time, frameRate: framePlan.jugglingRate };
    if (chosen !== undefined && frame.time - chosen.time > liveCounting.forgetSeconds) chosen = undefined;
    const { frames } = followPerson(seen, clip, { chosen, type: 'juggling' });
    const to = frame.time - liveCounting.delaySeconds;
    // A touch may be believed only after a later one was: what came first is counted then.
    const isNew = ({ time }: KeyMoment) => touches.every((counted) => Math.abs(counted.time - time) >= liveCounting.apartSeconds);
    const even = evenFrames(frames);
    const ball = ballSearch && ballAtFrames(even, ballSearch.placesNear(frames));
    const found = findTouches(even, clip, { isCaught, ball }).filter(
      (touch) => touch.time <= to && isNew(touch) && !comesOrGoes(frames, touch.time, clip),
    );
    if (found.length > 0) touches = [...touches, ...found];
    if (touches.length > 0) chosen = lastPlaceOf(frames) ?? chosen;
    sight = playerVisibilityOf(frames, clip);
    return { touches, sight };
  };
}
