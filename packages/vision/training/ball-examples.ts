import { ballGrid, ballSearchWindow } from '../src/ball/ball-constants.ts';
import type { WindowAt } from '../src/ball/ball-search-window.ts';
import { shrinkInto, summed } from '../src/ball/grey-picture.ts';
import type { TimedPicture } from '../src/ball/find-ball-in-clip.ts';
import { contrasts } from '../src/ball/detect-ball-candidates.ts';
import { ballByChance, drawBall } from './draw-ball.ts';
import type { BallAt, Canvas } from './draw-ball.ts';
import type { Chance } from './training-random.ts';

/** A clip in grey, without a ball in it. */
export interface GreyClip {
  readonly name: string;
  /** Times ascending, 15 a second. */
  readonly frames: readonly TimedPicture[];
  /** Where a player is seen in it; null where nobody is known, and windows lie anywhere. */
  readonly windowAt: WindowAt | null;
}

/** What the network is given, and what it is to tell of it. */
export interface BallExample {
  readonly given: Float32Array;
  /** Where the ball's centre is in the window, in its pixels; null where there is none. */
  readonly ball: { readonly x: number; readonly y: number } | null;
}

const { width, height, legPixels } = ballSearchWindow;
/** Leg lengths a second squared: gravity, of a leg of 0.82 m. */
const GRAVITY = 12;
const PICTURES_A_SECOND = 15;
/** Of a ball: its radius in leg lengths (11 cm of 82, and as pictures are: a child's leg is shorter). */
const radii = { least: 0.105, most: 0.17 };

/** How often each is drawn. */
const shares = { ball: 0.8, atPlayer: 0.75, meets: 0.35, hidden: 0.25, bars: 0.25 } as const;

interface Window {
  readonly left: number;
  readonly top: number;
  readonly pixel: number;
}

/** A window of the picture, in its pixels: around the player, at other sizes and a little beside them, or anywhere. */
function windowIn({ frames, windowAt }: GreyClip, at: number, chance: Chance): Window {
  const frame = frames[at];
  if (frame === undefined) throw new Error('No such frame.');
  const { picture, time } = frame;
  const size = chance.between(0.75, 1.35);
  if (windowAt !== null && chance.happens(shares.atPlayer)) {
    const around = windowAt(time);
    const pixel = around.pixel * picture.height;
    const [aside, down] = [chance.around(12), chance.around(10)];
    return {
      left: around.left * picture.height + pixel * (aside + (width * (1 - size)) / 2),
      top: around.top * picture.height + pixel * (down + (height * (1 - size)) / 2),
      pixel: pixel * size,
    };
  }
  const pixel = (chance.between(0.35, 1.1) * picture.height) / height;
  return { left: chance.between(-0.1, 1.1) * picture.width - (pixel * width) / 2, top: chance.between(0, 1) * picture.height - (pixel * height) / 2, pixel };
}

/** Where the ball is before, at and after a picture, as it flies freely or is met at about that time. */
function flight(chance: Chance, scale: number): readonly [BallAt, BallAt, BallAt, BallAt] {
  const radius = chance.between(radii.least, radii.most) * legPixels * scale;
  const [x, y] = [chance.between(1, width - 1), chance.between(1, height - 1)];
  const fall = ((GRAVITY / PICTURES_A_SECOND ** 2) * legPixels * scale) / 2;
  const speed = legPixels * scale * 0.3;
  const [across, down] = [chance.around(speed / 3), chance.between(-speed, speed)];
  const isMet = chance.happens(shares.meets);
  const metAt = chance.between(-0.5, 0.5);
  /** How far down it has come so many pictures after it was met, or anywhere on its way: a parabola. */
  const fallen = (pictures: number): number => (isMet ? -Math.abs(down) : down) * pictures + fall * pictures * pictures;
  const at = (pictures: number): BallAt => {
    // Met, it comes down to a place and goes up again from it, as fast.
    const away = isMet ? fallen(Math.abs(pictures - metAt)) - fallen(Math.abs(metAt)) : fallen(pictures);
    return { x: x + across * pictures, y: y + away, radius };
  };
  const exposed = chance.between(0, 0.5);
  return [at(-1), at(0), at(1), at(exposed)];
}

/** How much of a pixel is in front of a ball: nothing, or an edge across less than half of it. */
function cover(chance: Chance, around: BallAt): (x: number, y: number) => number {
  if (!chance.happens(shares.hidden)) return () => 0;
  const angle = chance.between(0, 2 * Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const from = chance.between(0, 0.9);
  return (x, y) => Math.min(1, Math.max(0, (x - around.x) * cos + (y - around.y) * sin - from * around.radius + 0.5));
}

/** Bars and letters, as captions and posts are: the same in all pictures, and no ball. */
function drawBars(canvases: readonly Canvas[], chance: Chance): void {
  for (let left = Math.round(chance.between(1, 6)); left > 0; left -= 1) {
    const level = chance.between(0, 255);
    const [x, y] = [Math.floor(chance.between(0, width)), Math.floor(chance.between(0, height))];
    const [wide, high] = chance.happens(0.5) ? [chance.between(2, 8), chance.between(2, 8)] : [chance.between(1, 6), chance.between(10, 80)];
    const [across, down] = chance.happens(0.5) ? [wide, high] : [high, wide];
    for (const { levels } of canvases) {
      for (let row = y; row < Math.min(height, y + down); row += 1) levels.fill(level, row * width + x, row * width + Math.min(width, x + Math.round(across)));
    }
  }
}

/** An example with a ball drawn into the pictures of a clip around its frame `at`, or with none. */
export function exampleFrom(clip: GreyClip, at: number, chance: Chance): BallExample {
  const window = windowIn(clip, at, chance);
  const canvases = [at - 1, at, at + 1].map((index): Canvas => {
    const picture = clip.frames[Math.min(clip.frames.length - 1, Math.max(0, index))]?.picture;
    const levels = new Float32Array(width * height);
    if (picture) shrinkInto(levels, width, height, summed(picture), window);
    return { width, height, levels };
  });
  if (chance.happens(shares.bars)) drawBars(canvases, chance);
  let ball: BallExample['ball'] = null;
  if (chance.happens(shares.ball)) {
    const skin = ballByChance(chance);
    const [before, now, after, exposed] = flight(chance, chance.between(0.85, 1.15));
    const hidden = cover(chance, now);
    const blur = { x: exposed.x - now.x, y: exposed.y - now.y };
    for (const [index, place] of [before, now, after].entries()) {
      const canvas = canvases[index];
      const ends = { from: { ...place, x: place.x - blur.x / 2, y: place.y - blur.y / 2 }, to: { ...place, x: place.x + blur.x / 2, y: place.y + blur.y / 2 } };
      if (canvas) drawBall(canvas, skin, { ...ends, pictures: index, hidden });
    }
    ball = { x: now.x, y: now.y };
  }
  const noise = chance.between(0, 3);
  for (const { levels } of canvases) {
    for (let index = 0; index < levels.length; index += 1) levels[index] = (levels[index] ?? 0) + chance.between(-noise, noise);
  }
  const given = new Float32Array(width * height * ballGrid.comes);
  const [before, now, after] = canvases;
  if (before && now && after) contrasts(now.levels, before.levels, after.levels, given);
  return { given, ball };
}
