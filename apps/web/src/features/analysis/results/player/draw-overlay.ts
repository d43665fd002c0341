import { m } from '@touchline/messages';
import { drawMeasureAtJoint } from '../../overlay/draw-measure-at-joint.ts';
import type { LabelBox } from '../../overlay/draw-label.ts';
import { drawNobodyNotice } from '../../overlay/draw-nobody-notice.ts';
import { drawSkeleton } from '../../overlay/draw-skeleton.ts';
import { bandColours } from '../../overlay/overlay-colours.ts';
import { interpolatePose } from '../../overlay/interpolate-pose.ts';
import { jointCaption } from '../joint-angle-text.ts';
import { poseIn, type Crop } from '../crop-picture-around-player.ts';
import { measuresAt } from '../still-and-measures-at-time.ts';
import type { ShownReview } from '../shown-review-type.ts';

/** The lines on the picture while the player was looked for and not found (spec 002 §8). */
export const nobodyLines = (): readonly string[] => [m.results_no_pose(), m.results_no_pose_hint()];

interface OverlayView {
  /** The part of the picture that the canvas lies over. */
  readonly view: Crop;
  /** How much thicker lines and letters are than on a picture that fills the page. */
  readonly scale: number;
  /** What lies over the picture, in canvas pixels: labels keep clear of it. */
  readonly covered: readonly LabelBox[];
}

/**
 * Draws what is known of a time over the picture: the skeleton, the angles measured at that moment, or that nobody was
 * found. True where nobody was.
 */
export function drawOverlay(
  canvas: HTMLCanvasElement,
  { frames, review }: Pick<ShownReview, 'frames' | 'review'>,
  time: number,
  { view, scale, covered }: OverlayView,
): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const { width, height } = canvas;
  const size = { width, height };
  context.clearRect(0, 0, width, height);
  const pose = interpolatePose(frames, time);
  const colours = bandColours();
  if (pose === 'nobody') drawNobodyNotice(context, nobodyLines(), size, colours);
  if (typeof pose === 'string') return pose === 'nobody';
  const here = poseIn(pose, view);
  drawSkeleton(context, here, size, { colours, scale });
  const taken = [...covered];
  for (const measure of measuresAt(review, time)) {
    drawMeasureAtJoint(context, here, measure, size, { colours, scale, label: jointCaption(measure), taken });
  }
  return false;
}
