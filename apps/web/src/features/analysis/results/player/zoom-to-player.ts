import { boundingBox, type PoseFrame } from '@touchline/vision';
import { keptIn, type Crop } from '../crop-picture-around-player.ts';

/** Air around the player, in parts of what the player takes: arms and the ball are near. */
const AIR = 0.16;

/** So much of the picture's height is seen at least. */
const LEAST = 0.2;
/** Pixels of the film that are seen from top to bottom at least: nearer, it is only blurred. */
const LEAST_PIXELS = 220;

/** Seconds before and after a time in which the player is within the view: a leg that swings does not leave it. */
const WITHIN = 0.25;
/** Seconds over which the view evens out, so that it glides. */
const EVEN = 0.5;

/** With less than this gained the near view is the whole picture. */
const WORTH = 0.85;

/** The part of a clip's picture to show at a time, in seconds. */
type ViewAt = (time: number) => Crop;

/** All of a picture in a stage of another shape, both as width by height: as large as it fits, in the middle; the stage's rest lies outside 0–1. */
export function wholeView(picture: number, stage: number): Crop {
  const width = Math.max(1, stage / picture);
  const height = Math.max(1, picture / stage);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** A view that lies between two others: at 0 the first, at 1 the second. */
export function viewBetween(from: Crop, to: Crop, share: number): Crop {
  const go = (one: number, other: number): number => one + (other - one) * share;
  return { x: go(from.x, to.x), y: go(from.y, to.y), width: go(from.width, to.width), height: go(from.height, to.height) };
}

interface Film {
  /** Width by height of its picture. */
  readonly aspect: number;
  /** Its picture's height in pixels. */
  readonly height: number;
}

/** Where the player is at a time: the middle, and how high the view has to be. */
interface Seen {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/**
 * The view that stays near the player and glides along, in the shape of a stage (width by height). It depends on the time alone, so
 * scrubbing shows what playing shows. Null where the player was not found, or fills the picture anyway. `frames` are in order of time.
 */
export function viewNearPlayer(frames: readonly PoseFrame[], film: Film, stage: number): ViewAt | null {
  const whole = wholeView(film.aspect, stage);
  const spots = evened(framed(frames, stage / film.aspect, Math.max(LEAST, LEAST_PIXELS / film.height)));
  if (spots.every(({ tall }) => tall > whole.height * WORTH)) return null;
  return (time) => {
    const { x, y, tall } = between(spots, time);
    const height = Math.min(tall, whole.height);
    const width = (height * stage) / film.aspect;
    return { x: keptIn(x - width / 2, width), y: keptIn(y - height / 2, height), width, height };
  };
}

/** The player's box at each time they were found, with those just before and after in it. */
function framed(frames: readonly PoseFrame[], shape: number, least: number): Seen[] {
  const found = frames.flatMap(({ time, pose }) => {
    const box = pose === null ? null : boundingBox(pose);
    return box === null ? [] : [{ time, box }];
  });
  return found.map(({ time }) => {
    const near = found.filter((one) => Math.abs(one.time - time) <= WITHIN);
    const left = Math.min(...near.map(({ box }) => box.x));
    const right = Math.max(...near.map(({ box }) => box.x + box.width));
    const top = Math.min(...near.map(({ box }) => box.y));
    const bottom = Math.max(...near.map(({ box }) => box.y + box.height));
    const tall = Math.max(bottom - top, (right - left) / shape) * (1 + 2 * AIR);
    return { time, x: (left + right) / 2, y: (top + bottom) / 2, tall: Math.max(tall, least) };
  });
}

/** Each with what is around it, the nearer the more. */
function evened(spots: readonly Seen[]): Seen[] {
  return spots.map(({ time }) => {
    let sum = 0;
    const mean = { time, x: 0, y: 0, tall: 0 };
    for (const spot of spots) {
      const weight = 1 - Math.abs(spot.time - time) / EVEN;
      if (weight <= 0) continue;
      sum += weight;
      mean.x += weight * spot.x;
      mean.y += weight * spot.y;
      mean.tall += weight * spot.tall;
    }
    return { time, x: mean.x / sum, y: mean.y / sum, tall: mean.tall / sum };
  });
}

/** Between the two times around it; before the first and after the last it stands. */
function between(spots: readonly Seen[], time: number): Seen {
  const after = spots.findIndex((spot) => spot.time >= time);
  const next = spots[after] ?? spots.at(-1);
  const last = (after > 0 ? spots[after - 1] : undefined) ?? next;
  if (next === undefined || last === undefined) return { time, x: 0.5, y: 0.5, tall: 1 };
  const share = next.time > last.time ? Math.min(1, Math.max(0, (time - last.time) / (next.time - last.time))) : 1;
  const go = (from: number, to: number): number => from + (to - from) * share;
  return { time, x: go(last.x, next.x), y: go(last.y, next.y), tall: go(last.tall, next.tall) };
}
