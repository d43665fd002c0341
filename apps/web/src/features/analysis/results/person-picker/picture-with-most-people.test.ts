import type { PersonChoicePicture, PersonInPicture } from '@touchline/vision';
import { expect, it } from 'vitest';
import { pictureWithMostPeople } from './picture-with-most-people.ts';

const person: PersonInPicture = {
  pose: [],
  box: { x: 0, y: 0, width: 0.1, height: 0.3 },
  place: { x: 0, y: 0 },
  isFollowed: false,
};
const pictures = (...people: number[]): PersonChoicePicture[] =>
  people.map((count, at) => ({ time: at, people: Array.from({ length: count }, () => person) }));

it.each([
  [[1, 2, 1, 1], 1],
  [[2, 2, 2, 2, 2], 2],
  [[3, 1, 1, 1, 3], 4],
  [[1], 0],
])('of pictures with %j people begins with number %i', (people, first) => {
  expect(pictureWithMostPeople(pictures(...people), people.length)).toBe(first);
});
