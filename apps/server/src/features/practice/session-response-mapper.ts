import type { PracticeSessionRow } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import type { SessionRow } from './repo.ts';

/** A saved session in the words of the API, with its drill's name joined. */
export function sessionRowOf(row: SessionRow): PracticeSessionRow {
  return {
    id: row.id,
    player_id: row.playerId,
    drill_id: row.drillId,
    side: row.side,
    duration_minutes: row.durationMinutes,
    result: row.result,
    result_counts: row.resultCounts,
    unpaid: row.unpaid,
    tokens_earned: row.tokensEarned,
    experience_gained: row.experienceGained,
    improvement_from_last: row.improvementFromLast,
    player_display_name: row.playerDisplayName,
    player_team_name: row.playerTeamName,
    practice_day: row.practiceDay,
    time_zone: row.timeZone,
    finished_at: row.finishedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    drills: { name: drillName(row.drillId), result_label: findDrill(row.drillId)?.resultLabel ?? null },
  };
}
