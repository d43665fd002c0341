import type { DrawingContext, DrawingSize, Spot } from './draw-skeleton.ts';
import type { OverlayColours } from './overlay-colours.ts';

/** Canvas pixels of a text: the same share of every picture, never too small to read. */
function textSize({ width, height }: DrawingSize, scale: number): number {
  return Math.max(13, (scale * Math.min(width, height)) / 19);
}

interface LabelStyle {
  readonly colours: OverlayColours;
  /** Of the edge. */
  readonly colour: string;
  readonly scale?: number | undefined;
}

/** Writes a short text on a dark ground at a point, kept inside the picture. */
export function drawLabel(
  context: DrawingContext,
  text: string,
  at: Spot,
  size: DrawingSize,
  { colours, colour, scale = 1 }: LabelStyle,
): void {
  const font = textSize(size, scale);
  context.font = `700 ${font}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const wide = context.measureText(text).width + font;
  const tall = font * 1.5;
  const left = Math.max(2, Math.min(at.x, size.width - wide - 2));
  const top = Math.max(2, Math.min(at.y - tall / 2, size.height - tall - 2));
  context.beginPath();
  context.roundRect(left, top, wide, tall, font * 0.4);
  context.globalAlpha = 0.86;
  context.fillStyle = colours.ground;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = Math.max(1.5, font / 12);
  context.strokeStyle = colour;
  context.stroke();
  context.fillStyle = colours.ink;
  context.fillText(text, left + font / 2, top + tall / 2 + font * 0.05);
}
