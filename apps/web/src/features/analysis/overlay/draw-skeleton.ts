import { landmarkIndex } from '@touchline/vision';
import type { BodyPoint, Pose } from '@touchline/vision';
import { bones, joints } from './skeleton-lines.ts';
import type { OverlayColours } from './overlay-colours.ts';

export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The canvas's own pixels. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A point of the canvas. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface SkeletonOptions {
  readonly colours: OverlayColours;
  /** The picture is shown as in a mirror. Default false. */
  readonly mirrored?: boolean;
  /** How much thicker lines and letters are than on a picture that fills the page; for small ones. Default 1. */
  readonly scale?: number;
}

/** A point counts only when it was seen more surely than this (spec 002 §5). */
const SEEN_ABOVE = 0.5;

/** Where a body point lies on the canvas; null when it was not seen well enough to be drawn. */
export function pointOn(pose: Pose, point: BodyPoint, size: DrawingSize, mirrored = false): Spot | null {
  const landmark = pose[landmarkIndex[point]];
  if (landmark === undefined || landmark.visibility <= SEEN_ABOVE) return null;
  return { x: (mirrored ? 1 - landmark.x : landmark.x) * size.width, y: landmark.y * size.height };
}

/** Pixels a line is wide: the same share of every picture, and never a hair. */
export function lineWidthOf({ width, height }: DrawingSize, scale = 1): number {
  return Math.max(2, (scale * Math.min(width, height)) / 110);
}

/**
 * Draws a player's skeleton over a picture of `size`, left side and right side in their own colours. A point with a
 * visibility of 0.5 or less is left out, and the lines to it.
 */
export function drawSkeleton(context: DrawingContext, pose: Pose, size: DrawingSize, options: SkeletonOptions): void {
  const { colours, mirrored = false, scale } = options;
  const thick = lineWidthOf(size, scale);
  context.save();
  context.lineCap = 'round';
  for (const layer of ['edge', 'line'] as const) {
    context.lineWidth = layer === 'edge' ? thick * 2 : thick;
    context.globalAlpha = layer === 'edge' ? 0.55 : 1;
    for (const bone of bones) {
      const from = pointOn(pose, bone.from, size, mirrored);
      const to = pointOn(pose, bone.to, size, mirrored);
      if (from === null || to === null) continue;
      context.strokeStyle = layer === 'edge' ? colours.edge : colours[bone.side];
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
  }
  for (const joint of joints) {
    const at = pointOn(pose, joint, size, mirrored);
    if (at === null) continue;
    context.beginPath();
    context.arc(at.x, at.y, thick * 1.1, 0, 2 * Math.PI);
    context.fillStyle = colours.ink;
    context.fill();
    context.lineWidth = thick / 2;
    context.strokeStyle = colours.edge;
    context.stroke();
  }
  context.restore();
}
