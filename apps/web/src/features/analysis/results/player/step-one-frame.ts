/** The middle of the picture before or after the one on show, for pictures that come at an even rate. */
export function steppedTime(time: number, by: -1 | 1, frameRate: number, duration: number): number {
  // A picture's own start may lie a hair before its number divided by the rate.
  const picture = Math.floor(time * frameRate + 0.01) + by;
  return Math.min(Math.max(0, duration - 0.5 / frameRate), Math.max(0, (picture + 0.5) / frameRate));
}
