import type { ClipShape, DetectedFrame, Pose, PoseFrame } from '../landmarks.ts';
import { boundingBox } from './bounding-box.ts';
import type { Box } from './bounding-box.ts';
import { peopleAmong } from './count-people.ts';
import { tracksOf } from './person-tracks.ts';

/** One person in a picture of several. */
export interface PersonInPicture {
  readonly pose: Pose;
  /** Around what is seen of them, in parts of the picture. */
  readonly box: Box;
  /** Where a tap hits them, for `followPerson`: parts of the picture. */
  readonly place: { readonly x: number; readonly y: number };
  readonly isFollowed: boolean;
}

/** A picture of the clip in which somebody else than the followed person is to be seen. */
export interface PersonChoicePicture {
  /** Seconds from the start of the clip. */
  readonly time: number;
  /** From left to right. */
  readonly people: readonly PersonInPicture[];
}

/** Whether a person takes more room across than up and down. */
function isLying({ box }: PersonInPicture, clip: ClipShape): boolean {
  return (box.width * clip.width) / clip.height > box.height;
}

function isWithin({ x, y }: PersonInPicture['place'], { box }: PersonInPicture): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Whether somebody seems to lie right across one who stands there: that is the standing one, seen double. */
function isDouble(person: PersonInPicture, others: readonly PersonInPicture[], clip: ClipShape): boolean {
  return isLying(person, clip) && others.some((other) => !isLying(other, clip) && isWithin(other.place, person));
}

/** Whether a picture shows the same people at the same places as one shortly before, so that it tells nobody anything. */
function isRepeat(picture: PersonChoicePicture, before: PersonChoicePicture, within: number): boolean {
  if (picture.time - before.time >= within) return false;
  return picture.people.every(({ place }) => before.people.some((person) => isWithin(place, person)));
}

/**
 * Pictures in which the player can point somebody else out, spread over the clip: of each of `most` equal parts the one
 * that shows most people, in order of time; of two that are close and show the same people the first. None where nobody but the followed person was there. `followed` are the
 * frames that `followPerson` gave for these `frames`.
 */
export function personChoicePictures(
  frames: readonly DetectedFrame[],
  followed: readonly PoseFrame[],
  clip: ClipShape,
  most: number,
): PersonChoicePicture[] {
  const followedAt = new Map(followed.map(({ time, pose }) => [time, pose]));
  const ordered = frames.toSorted((a, b) => a.time - b.time);
  const people = peopleAmong(tracksOf(ordered, clip), ordered.map(({ time }) => time));
  const sightings = new Map<number, PersonInPicture[]>();
  for (const { time, pose, hips } of people.flat()) {
    const box = boundingBox(pose);
    if (box === null) continue;
    const place = { x: (hips.x * clip.height) / clip.width, y: hips.y };
    const person = { pose, box, place, isFollowed: followedAt.get(time) === pose };
    sightings.set(time, [...(sightings.get(time) ?? []), person]);
  }
  const pictures = [...sightings]
    .map(([time, inIt]) => ({ time, people: inIt.filter((person) => !isDouble(person, inIt, clip)) }))
    .map(({ time, people: real }) => ({ time, people: real.toSorted((a, b) => a.place.x - b.place.x) }))
    .filter((picture) => picture.people.some(({ isFollowed }) => !isFollowed));
  const ofParts = Array.from({ length: most }, (_, part) => {
    const [from, to] = [(part * clip.duration) / most, ((part + 1) * clip.duration) / most];
    const inPart = pictures.filter(({ time }) => time >= from && (time < to || part === most - 1));
    return inPart.toSorted((a, b) => b.people.length - a.people.length || a.time - b.time)[0];
  }).filter((picture) => picture !== undefined);
  return ofParts.filter((picture, at) => {
    const before = ofParts[at - 1];
    return before === undefined || !isRepeat(picture, before, clip.duration / most / 2);
  });
}
