import type { Chance } from './training-random.ts';

/** A direction in space: right, down, away from the camera. */
type Direction = readonly [number, number, number];

/** What a ball looks like. Levels of grey, 0–255. */
interface Skin {
  readonly base: number;
  readonly mark: number;
  /** Whether a point of the ball, as it is sewn, is of the mark's colour. */
  readonly isMarked: (point: Direction) => boolean;
}

/** A ball that may be drawn again and again, wherever it is and however it has turned. */
export interface Ball {
  readonly skin: Skin;
  /** Where the light comes from, and the share of it that comes from everywhere. */
  readonly light: Direction;
  readonly everywhere: number;
  /** What it turns about, and by how much from picture to picture, in radians. */
  readonly axis: Direction;
  readonly spin: number;
  readonly turned: number;
}

function unit(direction: Direction): Direction {
  const length = Math.hypot(...direction) || 1;
  return [direction[0] / length, direction[1] / length, direction[2] / length];
}

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A point turned about an axis (Rodrigues). */
function turn(point: Direction, axis: Direction, angle: number): Direction {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = dot(point, axis) * (1 - cos);
  const [x, y, z] = point;
  const [a, b, c] = axis;
  return [x * cos + (b * z - c * y) * sin + a * along, y * cos + (c * x - a * z) * sin + b * along, z * cos + (a * y - b * x) * sin + c * along];
}

/** The corners of an icosahedron: where the black pentagons of a football are. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const corners: readonly Direction[] = [-1, 1].flatMap((one) =>
  [-GOLDEN, GOLDEN].flatMap((other): Direction[] => [unit([0, one, other]), unit([one, other, 0]), unit([other, 0, one])]),
);

const skins = ['plain', 'spots', 'patches', 'bands'] as const;

function skinOf(chance: Chance): Skin {
  const kind = chance.pick(skins);
  const isLight = chance.happens(0.75);
  const base = isLight ? chance.between(150, 255) : chance.between(20, 150);
  const mark = isLight ? chance.between(5, 130) : chance.between(120, 255);
  const [pole, across] = [directionOf(chance), directionOf(chance)];
  const size = Math.cos(chance.between(0.25, 0.5));
  const width = chance.between(0.15, 0.45);
  if (kind === 'spots') return { base, mark, isMarked: (point) => corners.some((corner) => dot(corner, point) > size) };
  if (kind === 'patches') return { base, mark, isMarked: (point) => dot(point, pole) * dot(point, across) > width / 4 };
  if (kind === 'bands') return { base, mark, isMarked: (point) => Math.abs(dot(point, pole)) < width };
  return { base, mark, isMarked: () => false };
}

function directionOf(chance: Chance): Direction {
  return unit([chance.around(1), chance.around(1), chance.around(1)]);
}

/** Some ball: plain, with a football's spots, patches or a band, lit from one side. */
export function ballByChance(chance: Chance): Ball {
  return {
    skin: skinOf(chance),
    light: unit([chance.around(0.6), -1, chance.between(-1, 0.3)]),
    everywhere: chance.between(0.35, 0.9),
    axis: directionOf(chance),
    spin: chance.around(0.7),
    turned: chance.between(0, 2 * Math.PI),
  };
}

/** A picture that is drawn into: levels of grey row by row. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly levels: Float32Array;
}

/** Where a ball is in a picture, in its pixels. */
export interface BallAt {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Exposure {
  /** Where it is at the beginning and at the end of the time that the picture is exposed. */
  readonly from: BallAt;
  readonly to: BallAt;
  /** How many pictures of spin it has turned. */
  readonly pictures: number;
  /** How much of a pixel is in front of the ball, 0–1. */
  readonly hidden: (x: number, y: number) => number;
}

const FINE = 3;

/** Draws a ball as it is seen while it moves, each pixel the mean of nine points of it at each of three times. */
export function drawBall({ width, height, levels }: Canvas, ball: Ball, { from, to, pictures, hidden }: Exposure): void {
  const steps = Math.hypot(to.x - from.x, to.y - from.y) > 1 ? FINE : 1;
  const reach = Math.max(from.radius, to.radius) + 1;
  const [left, right] = [Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)), Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)), Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + reach))];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      let [sum, covered] = [0, 0];
      for (let point = 0; point < steps * FINE * FINE; point += 1) {
        const share = steps === 1 ? 0.5 : Math.floor(point / (FINE * FINE)) / (steps - 1);
        const [fineX, fineY] = [x + ((point % FINE) + 0.5) / FINE, y + ((Math.floor(point / FINE) % FINE) + 0.5) / FINE];
        const radius = from.radius + (to.radius - from.radius) * share;
        const [across, down] = [(fineX - from.x - (to.x - from.x) * share) / radius, (fineY - from.y - (to.y - from.y) * share) / radius];
        const inside = 1 - across * across - down * down;
        if (inside <= 0) continue;
        covered += 1;
        sum += levelOf(ball, [across, down, -Math.sqrt(inside)], pictures);
      }
      const opacity = (covered / (steps * FINE * FINE)) * (1 - hidden(x + 0.5, y + 0.5));
      if (opacity <= 0) continue;
      const at = y * width + x;
      levels[at] = (levels[at] ?? 0) * (1 - opacity) + (sum / covered) * opacity;
    }
  }
}

function levelOf({ skin, light, everywhere, axis, spin, turned }: Ball, point: Direction, pictures: number): number {
  const isMarked = skin.isMarked(turn(point, axis, turned + spin * pictures));
  return (isMarked ? skin.mark : skin.base) * (everywhere + (1 - everywhere) * Math.max(0, dot(point, light)));
}
