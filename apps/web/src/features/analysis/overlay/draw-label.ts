import type { DrawingContext, DrawingSize, Spot } from './draw-skeleton.ts';
import type { OverlayColours } from './overlay-colours.ts';

/** Canvas pixels of a text: the same share of every picture, never too small to read. */
function textSize({ width, height }: DrawingSize, scale: number): number {
  return Math.max(13, (scale * Math.min(width, height)) / 19);
}

/** Where a label stands, in canvas pixels. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** On a large picture labels stay so far within it, in parts of their letters' size: 12 CSS pixels. */
const EDGE = 0.7;

interface LabelStyle {
  readonly colours: OverlayColours;
  /** Of the edge. */
  readonly colour: string;
  readonly scale?: number | undefined;
  /** Labels that stand there already: this one goes below them, and is added. None unless told. */
  readonly taken?: LabelBox[] | undefined;
  /** It ends at the point where there is room for that. Default false: it begins there. */
  readonly isLeft?: boolean | undefined;
}

/** Writes a short text on a dark ground at a point, kept inside the picture; in two lines where one has no room beside the point. */
export function drawLabel(
  context: DrawingContext,
  text: string,
  at: Spot,
  size: DrawingSize,
  { colours, colour, scale = 1, taken, isLeft = false }: LabelStyle,
): void {
  const font = textSize(size, scale);
  context.font = `700 ${font}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const edge = taken === undefined ? 2 : font * EDGE;
  const room = isLeft ? at.x - edge : size.width - at.x - edge;
  const lines = context.measureText(text).width + font > room ? inTwoLines(text) : [text];
  const wide = Math.max(...lines.map((line) => context.measureText(line).width)) + font;
  const tall = font * (0.4 + 1.1 * lines.length);
  const left = Math.max(edge, Math.min(isLeft ? at.x - wide : at.x, size.width - wide - edge));
  const top = freeTop(Math.max(edge, Math.min(at.y - tall / 2, size.height - tall - edge)), { left, wide, tall }, size.height - edge, taken);
  taken?.push({ left, top, wide, tall });
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
  for (const [index, line] of lines.entries()) {
    context.fillText(line, left + font / 2, top + tall / 2 + font * (0.05 + 1.1 * (index - (lines.length - 1) / 2)));
  }
}

/** A text parted at the space nearest its middle; a sign and its number stay one line. */
function inTwoLines(text: string): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const away = (place: number): number => Math.abs(place - text.length / 2);
  const [middle] = spaces.toSorted((one, other) => away(one) - away(other));
  return middle === undefined || spaces.length < 2 ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** The place at a height or, where another label is in the way, right below that one; above it where the picture ends. */
function freeTop(top: number, { left, wide, tall }: Omit<LabelBox, 'top'>, height: number, taken: readonly LabelBox[] = []): number {
  const gap = tall / 5;
  return [...taken]
    .toSorted((one, other) => one.top - other.top)
    .reduce((free, box) => {
      const isBeside = left + wide + gap <= box.left || box.left + box.wide + gap <= left;
      const isApart = free + tall + gap <= box.top || box.top + box.tall + gap <= free;
      if (isBeside || isApart) return free;
      const below = box.top + box.tall + gap;
      return below + tall <= height ? below : Math.max(2, box.top - gap - tall);
    }, top);
}
