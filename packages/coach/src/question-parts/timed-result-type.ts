/** A result with the minutes that it took; null where nobody says them. */
export interface TimedResult {
  readonly result: number;
  readonly minutes: number | null;
}
