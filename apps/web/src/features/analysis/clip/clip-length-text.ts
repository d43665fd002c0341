/**
 * Seconds of a clip as the message says them that it is too long: to the tenth, and never more than it has, so that
 * 20.6 s are not 21 and 15.4 s are not the 15 that are allowed.
 */
export function clipLengthText(seconds: number): string {
  return String(Math.floor(seconds * 10) / 10);
}
