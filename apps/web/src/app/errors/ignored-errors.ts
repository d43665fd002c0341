const minor: readonly RegExp[] = [
  /resizeobserver loop/i,
  // A script of another origin: the browser says no more than this, and none of ours is.
  /^script error\.?$/i,
  // A request that did not get through is told where it was made.
  /failed to fetch|networkerror|network error|load failed|fetch failed/i,
  /^AbortError/,
];

/** Whether an error is not worth a player's attention (spec 000 §8). */
export function isIgnored(message: string): boolean {
  return minor.some((pattern) => pattern.test(message));
}

/** The module that 'X Module is not defined' or 'XModule is not defined' tells of, in lower case; null for other messages. */
export function missingModule(message: string): string | null {
  return /(\w+?) ?Module is not defined/.exec(message)?.[1]?.toLowerCase() ?? null;
}
