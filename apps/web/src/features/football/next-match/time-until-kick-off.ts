const MINUTE_MS = 60_000;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** What is left in whole minutes: the last one is one until it is over. All zero at the moment itself and after it. */
export function timeLeft(leftMs: number): TimeLeft {
  const all = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
  return { days: Math.floor(all / 1_440), hours: Math.floor(all / 60) % 24, minutes: all % 60 };
}

/** Milliseconds until `timeLeft` says something else, after the moment itself until the next full minute since; a minute at most. */
export function untilChange(leftMs: number): number {
  const over = leftMs % MINUTE_MS;
  return over > 0 ? over : over + MINUTE_MS;
}
