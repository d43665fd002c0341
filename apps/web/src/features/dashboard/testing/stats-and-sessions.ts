import type { PracticeSessionRow, Stats } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';

/** The numbers of a player in the middle of things, with what a test says otherwise. Today is a Thursday. */
export function statsOf(differing: Partial<Stats> = {}): Stats {
  return {
    tokens: 148,
    totalExperience: 564,
    level: 6,
    experienceToNextLevel: 36,
    currentStreak: 2,
    bestStreak: 12,
    practiceDays: 41,
    totalSessions: 96,
    totalMinutes: 742,
    today: '2026-06-04',
    practisedToday: true,
    timeZone: 'Europe/London',
    ...differing,
  };
}

let made = 0;

/** A saved session of a drill. */
export function sessionOf(
  drillId: string,
  result = 20,
  differing: Partial<PracticeSessionRow> = {},
): PracticeSessionRow {
  const drill = findDrill(drillId);
  if (drill === undefined) throw new Error(`The catalogue has no drill ${drillId}`);
  made += 1;
  return {
    id: `01975d3a-8f2e-7c41-b6c8-${String(made).padStart(12, '0')}`,
    player_id: 'c1a5f0de-6d7c-4f0e-9d5b-6f4a1f0f9b11',
    drill_id: drillId,
    side: 'both',
    duration_minutes: 5,
    result,
    result_counts: true,
    unpaid: null,
    tokens_earned: 16,
    experience_gained: 52,
    improvement_from_last: 0,
    player_display_name: 'Alex',
    player_team_name: null,
    practice_day: '2026-06-04',
    time_zone: 'Europe/London',
    finished_at: '2026-06-04T16:05:00.000Z',
    created_at: '2026-06-04T16:05:10.000Z',
    drills: { name: drillNames[drill.id], result_label: drill.resultLabel },
    ...differing,
  };
}
