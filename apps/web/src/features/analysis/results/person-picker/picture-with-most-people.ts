import type { PersonChoicePicture } from '@touchline/vision';

/** Which picture to begin with: where most people are to be seen, the nearest to the middle of the clip. */
export function pictureWithMostPeople(group: readonly PersonChoicePicture[], duration: number): number {
  const fromMiddle = (at: number): number => Math.abs((group[at]?.time ?? 0) - duration / 2);
  const people = (at: number): number => group[at]?.people.length ?? 0;
  const order = [...group.keys()].toSorted((a, b) => people(b) - people(a) || fromMiddle(a) - fromMiddle(b));
  return order[0] ?? 0;
}
