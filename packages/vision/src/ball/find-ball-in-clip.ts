import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { legLength } from '../signal/leg-and-trunk-length.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import { trackBall } from './ball-track.ts';
import type { BallPlace, BallSight } from './ball-track.ts';
import { ballSearchWindows } from './ball-search-window.ts';
import { summed } from './grey-picture.ts';
import type { GreyPicture, SummedPicture } from './grey-picture.ts';
import { ballCandidateDetector } from './detect-ball-candidates.ts';

/** A frame's picture in grey. */
export interface TimedPicture {
  /** Seconds. */
  readonly time: number;
  readonly picture: GreyPicture;
}

/**
 * Looks for a ball near the followed player, frame by frame, so that whoever asks can rest in between: every step is one
 * frame. `pictures` are those of the frames, in order of time. What it returns is where the ball is; nothing where no
 * whole leg of the player was seen.
 */
export function* findBall(frames: readonly PoseFrame[], clip: ClipShape, pictures: readonly TimedPicture[]): Generator<void, BallPlace[]> {
  const windowAt = ballSearchWindows(frames, clip);
  const leg = legLength(frames, clip);
  if (leg === null || windowAt === null) return [];
  const look = ballCandidateDetector(clip);
  const known = new Map<number, SummedPicture>();
  const sums = (at: number): SummedPicture | null => {
    const picture = pictures[Math.min(pictures.length - 1, Math.max(0, at))]?.picture;
    if (picture === undefined) return null;
    const made = known.get(at) ?? summed(picture);
    known.set(at, made);
    known.delete(at - 3);
    return made;
  };
  const sights: BallSight[] = [];
  for (const { time } of frames) {
    const at = pictures.findIndex((picture) => Math.abs(picture.time - time) <= timeSlack);
    const [before, now, after] = at < 0 ? [] : [sums(at - 1), sums(at), sums(at + 1)];
    sights.push({ time, candidates: before && now && after ? look([before, now, after], windowAt(time)) : [] });
    yield;
  }
  return trackBall(sights, clip, leg);
}
