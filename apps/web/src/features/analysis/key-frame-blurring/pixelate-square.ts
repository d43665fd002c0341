import type { Square } from './head-region.ts';

/** Fills a square with so many by so many squares, each of its own mean colour. What lies outside of the canvas is left out. */
export function pixelateSquare(context: CanvasRenderingContext2D, { x, y, side }: Square, cells: number): void {
  const edge = (start: number, step: number): number => Math.floor(start + (step * side) / cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const [left, top] = [Math.max(0, edge(x, column)), Math.max(0, edge(y, row))];
      // The last ones reach to the end of the pixel in which they end.
      const width = Math.min(context.canvas.width, edge(x, column + 1) + (column === cells - 1 ? 1 : 0)) - left;
      const height = Math.min(context.canvas.height, edge(y, row + 1) + (row === cells - 1 ? 1 : 0)) - top;
      if (width <= 0 || height <= 0) continue;
      context.fillStyle = meanColour(context.getImageData(left, top, width, height).data);
      context.fillRect(left, top, width, height);
    }
  }
}

function meanColour(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  return `rgb(${sums.map((sum) => Math.round(sum / (pixels.length / 4))).join(' ')})`;
}
