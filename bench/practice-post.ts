import { randomUUID } from 'node:crypto';
import { requestOf } from './http-connection.ts';
import type { SignedIn } from './players.ts';

const DRILLS = ['juggling', 'wall_passes', 'cone_weaving'];

/** A finished session as the app posts it; `turn` varies drill and result. */
export function practicePost(player: SignedIn, finishedAt: Date, turn: number): Buffer {
  return requestOf('POST', '/api/practice-sessions', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      drill_id: DRILLS[turn % DRILLS.length],
      side: 'both',
      duration_minutes: 5,
      result: 12 + (turn % 20),
      finished_at: finishedAt.toISOString(),
      time_zone: 'Europe/London',
    },
  });
}
