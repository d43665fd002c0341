import { boundingBox, type ClipShape, type PoseFrame } from '@touchline/vision';
import { scaleForModel } from './frame-detector.ts';

/** Pixels of a person that the model of the landmarks looks at, along the longer side. */
const PIXELS_OF_PERSON = 256;

/**
 * The times at which the followed player was seen in the whole picture as well as a region would show them: they are as
 * large as the model looks at a person, or the picture was not shrunk for it. Detecting there once more finds the same.
 */
export function timesSeenWell(frames: readonly PoseFrame[], clip: ClipShape): Set<number> {
  const scale = scaleForModel(Math.max(clip.width, clip.height));
  const isLarge = ({ pose }: PoseFrame): boolean => {
    const box = pose === null ? null : boundingBox(pose);
    return box !== null && (scale === 1 || scale * Math.max(box.width * clip.width, box.height * clip.height) >= PIXELS_OF_PERSON);
  };
  return new Set(frames.filter(isLarge).map(({ time }) => time));
}
