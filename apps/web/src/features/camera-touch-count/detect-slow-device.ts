/** Fewer pictures than this, over so many seconds, miss touches. */
const FEWEST_A_SECOND = 9;
const SECONDS = 3;

/**
 * Tells of one picture after another that was looked at, by its time in seconds, whether the last ones came so slowly that
 * touches are missed. Not before it has seen three seconds.
 */
export function slowDevice(): (time: number) => boolean {
  let looked: readonly number[] = [];
  let since: number | null = null;
  return (time) => {
    since ??= time;
    looked = [...looked.filter((at) => at > time - SECONDS), time];
    return time - since > SECONDS && looked.length < FEWEST_A_SECOND * SECONDS;
  };
}
