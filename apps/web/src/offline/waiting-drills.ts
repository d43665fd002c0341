import { practiceDayOf } from '@touchline/domain';
import type { WaitingSession } from './practice-session-queue.ts';

/** A drill that was done and waits on this device to be sent: no server has said yet what it counts. */
export interface WaitingDrill {
  readonly drillId: string;
  /** The player's own date on which it ended, YYYY-MM-DD; null where it cannot be told. */
  readonly day: string | null;
}

/** The drills that wait to be sent; those that were refused do not. */
export function waitingDrillsOf(waiting: readonly WaitingSession[]): readonly WaitingDrill[] {
  return waiting.filter(({ refused }) => refused === null).map(({ payload }) => ({ drillId: payload.drill_id, day: dayOf(payload) }));
}

function dayOf({ finished_at: finishedAt, time_zone: zone }: WaitingSession['payload']): string | null {
  if (finishedAt === undefined || zone === undefined) return null;
  try {
    return practiceDayOf(new Date(finishedAt), zone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
