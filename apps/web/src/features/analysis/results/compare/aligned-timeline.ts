import type { KeyMoment } from '@touchline/vision';
import type { Attempt } from './compared-attempt.ts';
import { sharedKeyMoment } from './shared-key-moment.ts';

/** Seconds of one step: a picture of a usual camera. */
export const STEP = 1 / 30;

/** Two attempts on one line: at 0 both are at the same key moment. */
export interface Timeline {
  /** Seconds before the moment (0 or less) and after it (0 or more), whole steps, that at least one attempt reaches to. */
  readonly from: number;
  readonly to: number;
  /** When the moment is in each clip, in seconds. */
  readonly before: number;
  readonly now: number;
  /** The moment of the later attempt; null where they share none and both begin at 0. */
  readonly moment: KeyMoment | null;
}

type Seen = Pick<Attempt, 'review' | 'frames'>;

/** The line of two attempts, set at the most telling moment that both have; else at where each one is first seen. */
export function timelineOf(before: Seen, now: Seen): Timeline {
  const shared = sharedKeyMoment(before.review, now.review);
  const [one, other] = [shared?.before.time ?? firstSeen(before), shared?.now.time ?? firstSeen(now)];
  const times = [...before.frames.map(({ time }) => time - one), ...now.frames.map(({ time }) => time - other)];
  // Not a spread: a counting pass has many frames, and of none the line is one step long.
  const from = times.reduce((least, time) => Math.min(least, time), 0);
  const to = times.reduce((most, time) => Math.max(most, time), STEP);
  return { from: Math.floor(from / STEP) * STEP, to: Math.ceil(to / STEP) * STEP, before: one, now: other, moment: shared?.now ?? null };
}

function firstSeen({ frames }: Seen): number {
  return (frames.find(({ pose }) => pose !== null) ?? frames[0])?.time ?? 0;
}

/** The time one step on or back, on a whole step, within the line. */
export function stepped(time: number, by: -1 | 1, { from, to }: Timeline): number {
  return Math.min(to, Math.max(from, (Math.round(time / STEP) + by) * STEP));
}
