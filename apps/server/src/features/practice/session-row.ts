import type { PracticeSessionRow } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import type { SessionRow } from './repo.ts';

/** A saved session in the words of the API, with its drill's name joined. */
export function sessionRowOf(row: SessionRow): PracticeSessionRow {
  const drill = findDrill(row.drillId);
  return {
    id: row.id,
    player_id: row.playerId,
    drill_id: row.drillId,
    side: row.side,
    duration_minutes: row.durationMinutes,
    result: row.result,
    tokens_earned: row.tokensEarned,
    experience_gained: row.experienceGained,
    improvement_from_last: row.improvementFromLast,
    practice_day: row.practiceDay,
    time_zone: row.timeZone,
    finished_at: row.finishedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    // A drill that has left the catalogue keeps its id as its name.
    drills: { name: drill?.name ?? row.drillId, result_label: drill?.resultLabel ?? null },
  };
}
