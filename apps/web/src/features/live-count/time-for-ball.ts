/** Seconds over which it is told, and again after they have changed. */
const SECONDS = 3;
/** Of the time that a picture may take, the share that has to do with the ball where it was given up before. */
const SPARE = 0.9;

/** What one picture took, in seconds. */
interface Work {
  /** When it came. */
  readonly time: number;
  /** From when it was asked for to when it was counted, the ball in it included. */
  readonly whole: number;
  /** What of that was for the ball; 0 where it was not looked for. */
  readonly ball: number;
}

/** Tells of one picture after another whether the ball is to be looked for in the next. */
export type TimeForBall = (work: Work) => boolean;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether this device has time to look for the ball: pictures come as often as they should, of which each may take
 * `between` seconds. It is given up where those of the last three seconds took longer, and tried again where without
 * it there would be time for it by what it took before.
 */
export function timeForBall(between: number): TimeForBall {
  let works: readonly Work[] = [];
  let isOn = true;
  let since = -Infinity;
  /** What it took when it was last looked for. */
  let cost = 0;
  const change = (to: boolean, time: number): void => {
    isOn = to;
    since = time;
    works = [];
  };
  return (work) => {
    if (since === -Infinity) since = work.time;
    works = [...works.filter(({ time }) => time > work.time - SECONDS), work];
    if (work.time - since < SECONDS) return isOn;
    const mean = meanOf(works.map(({ whole }) => whole));
    if (isOn) {
      cost = meanOf(works.map(({ ball }) => ball));
      if (mean > between) change(false, work.time);
    } else if (mean + cost <= SPARE * between) change(true, work.time);
    return isOn;
  };
}
