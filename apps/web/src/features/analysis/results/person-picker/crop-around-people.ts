import type { PersonInPicture } from '@touchline/vision';
import { keptIn, type Crop } from '../crop-picture-around-player.ts';

type Box = PersonInPicture['box'];

interface PeopleInPicture {
  readonly people: readonly { readonly box: Box }[];
}

/** Air around the people, in parts of the tallest one's height. */
const AIR = 0.3;

/** So much of the picture's height is seen at least: the place tells who it is, too. */
const LEAST = 0.36;

/** Width by height of the narrowest part. */
const NARROWEST = 4 / 5;

/**
 * The parts of pictures that hold everybody found in them, near, one for each picture and all of one shape (width by
 * height), so that nothing moves from picture to picture. `aspect`: width by height of the pictures.
 */
export function cropsAroundPeople(pictures: readonly PeopleInPicture[], aspect: number): { readonly shape: number; readonly crops: readonly Crop[] } {
  const rooms = pictures.map(({ people }) => roomOf(people.map(({ box }) => box), aspect));
  const shape = Math.min(aspect, Math.max(NARROWEST, ...rooms.map(({ width, height }) => (width * aspect) / height)));
  return { shape, crops: rooms.map((room) => inShape(room, shape / aspect)) };
}

/** What people take with their air, in parts of the picture; all of it where nobody is in it. */
function roomOf(boxes: readonly Box[], aspect: number): Crop {
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const air = AIR * Math.max(...boxes.map(({ height }) => height));
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - air / aspect);
  const right = Math.min(1, Math.max(...boxes.map(({ x, width }) => x + width)) + air / aspect);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - air);
  const bottom = Math.min(1, Math.max(...boxes.map(({ y, height }) => y + height)) + air);
  const height = Math.max(LEAST, bottom - top);
  return { x: left, y: (top + bottom - height) / 2, width: right - left, height };
}

/** Around a room, in the shape of width by height in parts of the picture, and within it. */
function inShape(room: Crop, shape: number): Crop {
  const height = Math.min(1, 1 / shape, Math.max(room.height, room.width / shape));
  const width = height * shape;
  return { x: keptIn(room.x + room.width / 2 - width / 2, width), y: keptIn(room.y + room.height / 2 - height / 2, height), width, height };
}

/** A box of the picture in parts of a crop. */
export function boxIn({ x, y, width, height }: Box, crop: Crop): Box {
  return { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height, width: width / crop.width, height: height / crop.height };
}
