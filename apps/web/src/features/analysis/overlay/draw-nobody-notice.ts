import type { DrawingContext, DrawingSize } from './draw-skeleton.ts';
import type { OverlayColours } from './overlay-colours.ts';

/** Writes the two lines that stand on the picture while nobody is found (spec 002 §8). */
export function drawNobodyNotice(
  context: DrawingContext,
  lines: readonly string[],
  size: DrawingSize,
  colours: OverlayColours,
): void {
  const font = Math.max(13, Math.min(size.width / 26, size.height / 16));
  context.save();
  context.font = `600 ${font}px "Figtree Variable", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const tall = font * (0.8 + lines.length * 1.4);
  const top = size.height - tall - font * 0.6;
  context.globalAlpha = 0.8;
  context.fillStyle = colours.ground;
  context.beginPath();
  context.roundRect(font * 0.6, top, size.width - font * 1.2, tall, font * 0.6);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = colours.ink;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, size.width / 2, top + font * (1.1 + index * 1.4), size.width - font * 2);
  }
  context.restore();
}
