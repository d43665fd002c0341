import type { Leg } from '../review-types.ts';
import { touchRules } from './touch-constants.ts';

/** A rise of a foot or a knee that may be a touch. */
export interface Rise {
  /** Seconds from the start of the clip. */
  readonly time: number;
  readonly leg: Leg;
  /** What met the ball; null where either may have. */
  readonly part: 'foot' | 'knee' | null;
  /** How likely it is a touch, 0–1. */
  readonly likelihood: number;
  /** Leg lengths that the toe is above the other toe. */
  readonly above: number;
}

/** What is looked at. */
interface Span {
  /** The times of the first and the last frame, seconds. */
  readonly from: number;
  readonly to: number;
  /** The player is known to catch the ball after each touch, so that touches come seldom. */
  readonly isCaught?: boolean | undefined;
}

/** Whether a rise beside a likelier one is another touch: the ball has to go up and come down again in between. */
function isAnother(rise: Rise, likelier: Rise): boolean {
  const { mergeSeconds, soonAfter } = touchRules;
  const between = Math.abs(likelier.time - rise.time);
  return between >= (rise.likelihood < soonAfter.share * likelier.likelihood ? soonAfter.seconds : mergeSeconds);
}

/** One rise where several lie at nearly one time: a knee before the toe it carries, then the likeliest. */
function apart(rises: readonly Rise[]): Rise[] {
  const kept: Rise[] = [];
  const weight = ({ part, likelihood }: Rise) => (part === 'knee' ? 1 : 0) + likelihood;
  for (const rise of rises.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every((other) => isAnother(rise, other))) kept.push(rise);
  }
  return kept.toSorted((a, b) => a.time - b.time);
}

/**
 * How many other touches a second are to be expected around a rise, by how much likelier than the least they are. The
 * seconds are those from the first to the last rise that may be one: who stands before or after may juggle all the same.
 */
function expectedAround(rise: Rise, rises: readonly Rise[], { from, to }: Span): number {
  const { seconds, beside } = touchRules.bout;
  const others = near(rises, rise, seconds);
  const times = [rise, ...others].map(({ time }) => time);
  const sum = others.reduce((total, { likelihood }) => total + likelihood - touchRules.least, 0);
  return sum / (Math.min(to, Math.max(...times) + beside) - Math.max(from, Math.min(...times) - beside));
}

function near(rises: readonly Rise[], rise: Rise, seconds: number): Rise[] {
  return rises.filter((other) => other !== rise && Math.abs(other.time - rise.time) <= seconds);
}

/**
 * The rises that are believed to be touches, in order of time: those that are likely enough, where the player juggles.
 * Whether they do is told by all that may be touches around: a step or a lifted heel now and then is none, however high,
 * and low touches are some, where one follows the other. One alone is none: who juggles touches the ball again.
 */
export function believedTouches(rises: readonly Rise[], span: Span): Rise[] {
  const likely = apart(rises.filter(({ likelihood }) => likelihood >= touchRules.least));
  const perSecond = span.isCaught === true ? touchRules.perSecondCaught : touchRules.bout.perSecond;
  const believed = likely.filter((rise) => near(likely, rise, touchRules.bout.seconds).length > 0 && expectedAround(rise, likely, span) >= perSecond);
  return believed.filter((rise) => near(believed, rise, touchRules.againWithin).length > 0);
}
