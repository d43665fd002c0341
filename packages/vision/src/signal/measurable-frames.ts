import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { cleanFrames } from './clean-frames.ts';
import { withoutOutliers } from './drop-outlier-frames.ts';

/** The cleaned frames; those in which the player was only guessed between two sightings are not measured. */
export function measurableFrames(frames: readonly PoseFrame[], clip: ClipShape): PoseFrame[] {
  const seen = withoutOutliers(frames, clip);
  return cleanFrames(frames, clip).map((clean, at) => (seen[at]?.pose ? clean : { time: clean.time, pose: null }));
}
