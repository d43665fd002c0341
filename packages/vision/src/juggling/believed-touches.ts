import type { Leg } from '../review-types.ts';
import { touchRules } from '../analysis-constants.ts';

/** A rise of a foot or a knee that may be a touch. */
export interface Rise {
  /** Seconds from the start of the clip. */
  readonly time: number;
  readonly leg: Leg;
  /** What met the ball; null where either may have. */
  readonly part: 'foot' | 'knee' | null;
  /** Leg lengths that it stands out. */
  readonly prominence: number;
  /** Leg lengths that the toe is above the other toe. */
  readonly above: number;
}

/** Whether the leg came up higher than in a step. */
const isClear = ({ part, above }: Rise): boolean => part === 'knee' || above >= touchRules.clearAbove;

/**
 * The rises that are believed to be touches, of rises in order of time. A low one is believed only soon before or after
 * a clear one: a step is as low as a low touch, and so is the trembling of a foot that the model guesses at. One alone
 * is none: players who run or turn lift a heel once, and who juggles touches the ball again.
 */
export function believedTouches(rises: readonly Rise[]): Rise[] {
  const clear = rises.filter(isClear);
  const believed = rises.filter((rise) => isNear(clear, rise, touchRules.clearWithin));
  return believed.filter((rise) => isNear(believed.filter((other) => other !== rise), rise, touchRules.againWithin));
}

function isNear(others: readonly Rise[], { time }: Rise, seconds: number): boolean {
  return others.some((other) => Math.abs(other.time - time) <= seconds);
}
