import { liveCounting } from '@touchline/vision';

/** Seconds over which it is told, and again after it has changed. */
const SECONDS = 3;
/** Of the time of a picture, the share that the ball may take where pictures come more seldom than they should. */
const SHARE = 0.25;
/** To look more often again, this much of what is allowed has to be enough. */
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

/** The ball is looked for in every picture, in every second one, or in none (0). */
type Every = 1 | 2 | 0;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether this device has time to look for the ball. With it touches are counted better at 8 pictures a second than
 * without it at 15 (decision 039), so a slow device looks for it too: in every picture as long as pictures come as often
 * as they should, of which each may take `between` seconds, or the ball takes a quarter of a picture's time at most; else in every
 * second one, where that holds of it; else not at all. Told anew by the last three seconds.
 */
export function timeForBall(between: number): TimeForBall {
  let works: readonly Work[] = [];
  let every: Every = 1;
  let since = -Infinity;
  let pictures = 0;
  /** What it takes in a picture, when it was last looked for. */
  let cost = 0;
  const everyOf = (without: number): Every => {
    const fits = (times: 1 | 2): boolean => {
      const share = cost / times;
      const allowed = every !== 0 && every <= times ? 1 : SPARE;
      // Pictures that are farther apart are not compared with one another.
      if (times * (without + share) > liveCounting.longestGap) return false;
      return without + share <= allowed * between || share <= allowed * SHARE * (without + share);
    };
    return fits(1) ? 1 : fits(2) ? 2 : 0;
  };
  return (work) => {
    if (since === -Infinity) since = work.time;
    works = [...works.filter(({ time }) => time > work.time - SECONDS), work];
    pictures += 1;
    if (work.time - since >= SECONDS) {
      const ball = meanOf(works.map((one) => one.ball));
      if (every !== 0) cost = every * ball;
      const next = everyOf(meanOf(works.map(({ whole }) => whole)) - ball);
      if (next !== every) [every, since, works] = [next, work.time, []];
    }
    return every !== 0 && pictures % every === 0;
  };
}
