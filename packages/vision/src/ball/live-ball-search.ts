import { liveCounting } from '../juggling/touch-constants.ts';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { legLength } from '../signal/leg-and-trunk-length.ts';
import { trackBall } from './ball-track.ts';
import type { BallPlace, BallSight } from './ball-track.ts';
import { ballSearchWindows } from './ball-search-window.ts';
import { summed } from './grey-picture.ts';
import type { GreyPicture, SummedPicture } from './grey-picture.ts';
import { ballCandidateDetector } from './detect-ball-candidates.ts';

/** Looks for the ball in the pictures of a camera, as they come. */
export interface LiveBallSearch {
  /** Takes the picture of a frame, times ascending. */
  readonly add: (time: number, picture: GreyPicture) => void;
  /**
   * Where the ball was in the last seconds, which these frames of the followed player are of: of every picture that had
   * one shortly before and after it. A picture is looked at once.
   */
  readonly placesNear: (frames: readonly PoseFrame[]) => readonly BallPlace[];
}

/** A picture that was not looked at yet, or that the next one is compared with. */
interface Kept {
  readonly time: number;
  readonly picture: SummedPicture;
}

/** Looks with the network of recorded clips (`findBall`), one picture late. Takes the camera's picture. */
export function liveBallSearch(shape: Pick<ClipShape, 'width' | 'height'>): LiveBallSearch {
  const look = ballCandidateDetector(shape);
  let kept: readonly Kept[] = [];
  let sights: readonly BallSight[] = [];
  const isNext = (one: Kept | undefined, other: Kept): one is Kept => one !== undefined && Math.abs(one.time - other.time) <= liveCounting.longestGap;
  return {
    add: (time, picture) => {
      kept = [...kept, { time, picture: summed(picture) }];
    },
    placesNear: (frames) => {
      const from = frames[0]?.time ?? Infinity;
      sights = sights.filter(({ time }) => time >= from);
      // Where the ball was given up there is nothing to look at, and no time to lose.
      if (kept.length < 3 && sights.length === 0) return [];
      const clip: ClipShape = { ...shape, duration: 0, frameRate: 0 };
      const windowAt = ballSearchWindows(frames, clip);
      const leg = legLength(frames, clip);
      const fresh = kept.slice(1, -1).flatMap((now, at): BallSight[] => {
        const [before, after] = [kept[at], kept[at + 2]];
        if (windowAt === null || !isNext(before, now) || !isNext(after, now)) return [];
        return [{ time: now.time, candidates: look([before.picture, now.picture, after.picture], windowAt(now.time)) }];
      });
      kept = kept.slice(-2);
      sights = [...sights, ...fresh.filter(({ time }) => time >= from)];
      return leg === null ? [] : trackBall(sights, shape, leg);
    },
  };
}
