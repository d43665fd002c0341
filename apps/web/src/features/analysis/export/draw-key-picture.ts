import { drawMeasureAtJoint } from '../overlay/draw-measure-at-joint.ts';
import { drawSkeleton } from '../overlay/draw-skeleton.ts';
import { overlayColours } from '../overlay/overlay-colours.ts';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import type { Still } from '../video-rendering/video-rendering-worker-messages.ts';
import { jointLabel } from '../results/joint-angle-text.ts';
import { measuresAt, SAME_MOMENT } from '../results/still-and-measures-at-time.ts';
import type { ShownReview } from '../results/shown-review-type.ts';

const JPEG_QUALITY = 0.9;

/** The pictures that are offered: of two within 0.1 s only the first (spec 002 §5). */
export function offeredPictures(stills: readonly Still[]): readonly Still[] {
  const offered: Still[] = [];
  for (const still of stills) {
    const last = offered.at(-1);
    if (last === undefined || still.time - last.time >= SAME_MOMENT) offered.push(still);
  }
  return offered;
}

/** A key-frame picture with the skeleton and the angles drawn on it, as JPEG. Rejects where it cannot be drawn. */
export async function drawKeyPicture(still: Still, { frames, review }: Pick<ShownReview, 'frames' | 'review'>): Promise<Blob> {
  const picture = await createImageBitmap(still.picture);
  const size = { width: picture.width, height: picture.height };
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.drawImage(picture, 0, 0);
  picture.close();
  const pose = nearestFrame(frames, still.time)?.pose ?? null;
  if (pose !== null) {
    const colours = overlayColours();
    drawSkeleton(context, pose, size, { colours });
    for (const measure of measuresAt(review, still.time)) {
      drawMeasureAtJoint(context, pose, measure, size, { colours, label: jointLabel(measure) });
    }
  }
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void => (blob === null ? reject(new Error('no picture')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', JPEG_QUALITY);
  });
}
