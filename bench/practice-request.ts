import { randomUUID } from 'node:crypto';
import { requestOf } from './http-connection.ts';
import type { SignedIn } from './sign-up-players.ts';

const DRILLS = ['juggling', 'wall_passes', 'cone_weaving'];

/** Minutes that a session takes. Sessions of one player follow one another: those that overlap earn nothing. */
const MINUTES = 1;
/** A player saves fewer sessions in a run; a day takes no more either. */
const MOST = 100;

/** When a player's session of this place, from 0, was finished. The runs of one player share `startedAt`. */
export function finishOf(startedAt: number, place: number): Date {
  if (place >= MOST) throw new Error(`a player may save only ${MOST} sessions`);
  return new Date(startedAt + (place - MOST) * MINUTES * 60_000);
}

/** A finished session as the app posts it; `turn` varies drill and result. */
export function practicePost(player: SignedIn, finishedAt: Date, turn: number): Buffer {
  return requestOf('POST', '/api/practice-sessions', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      drill_id: DRILLS[turn % DRILLS.length],
      side: 'both',
      duration_minutes: MINUTES,
      result: 12 + (turn % 20),
      finished_at: finishedAt.toISOString(),
      time_zone: 'Europe/London',
    },
  });
}
