import type { PracticeSessionRow, Progress, ProgressYear, TrendPoint } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';

/** A Thursday. */
const TODAY = '2026-06-04';

/** The week of that Thursday, with so many minutes on each of its days; one session for every ten. */
export function weekOf(...minutes: readonly number[]): Progress['week'] {
  const days = Array.from({ length: 7 }, (_, index) => ({
    day: index === 0 ? '2026-05-31' : `2026-06-0${index}`,
    sessions: Math.ceil((minutes[index] ?? 0) / 10),
    minutes: minutes[index] ?? 0,
  }));
  return {
    activeDays: days.filter(({ sessions }) => sessions > 0).length,
    drills: days.reduce((sum, { sessions }) => sum + sessions, 0),
    minutes: days.reduce((sum, day) => sum + day.minutes, 0),
    days,
  };
}

/** Results of a drill, the latest today, each on a day of its own, with the average of every three. */
export function pointsOf(drillId: string, ...results: readonly number[]): TrendPoint[] {
  return results.map((result, index) => ({
    sessionId: `${drillId}-${index}`,
    finishedAt: new Date(Date.parse(TODAY) - (results.length - 1 - index) * 86_400_000 + 16 * 3_600_000).toISOString(),
    day: new Date(Date.parse(TODAY) - (results.length - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    drillId,
    drillName: drillName(drillId),
    resultLabel: findDrill(drillId)?.resultLabel ?? null,
    result,
    average: index < 2 ? null : ((results[index - 2] ?? 0) + (results[index - 1] ?? 0) + result) / 3,
  }));
}

/** A row of the recent sessions. */
export function recentOf(drillId: string, differing: Partial<PracticeSessionRow> = {}): PracticeSessionRow {
  return {
    id: `${drillId}-${JSON.stringify(differing)}`,
    player_id: 'c1a5f0de-6d7c-4f0e-9d5b-6f4a1f0f9b11',
    drill_id: drillId,
    side: 'both',
    duration_minutes: 5,
    result: 20,
    result_counts: true,
    unpaid: null,
    tokens_earned: 16,
    experience_gained: 52,
    improvement_from_last: 0,
    player_display_name: 'Alex',
    player_team_name: null,
    practice_day: TODAY,
    time_zone: 'Europe/London',
    finished_at: '2026-06-04T16:05:00.000Z',
    created_at: '2026-06-04T16:05:10.000Z',
    drills: { name: drillName(drillId), result_label: findDrill(drillId)?.resultLabel ?? null },
    ...differing,
  };
}

/** What the server tells of a player who has never practised, with what a test says otherwise. */
export function progressOf(differing: Partial<Progress> = {}): Progress {
  return {
    range: '7days',
    drill: null,
    from: '2026-05-29',
    today: { day: TODAY, drills: 0, minutes: 0, experience: 0 },
    week: weekOf(),
    streak: { current: 0, best: 0, gaugeMax: 30 },
    recent: [],
    drills: [],
    topDrills: [],
    trend: { sessionsOverall: 0, sessionsInRange: 0, points: [] },
    categories: [],
    ...differing,
  };
}

/** Somebody who has practised today and on two days before, three sessions of juggling and one of wall passes. */
export function busyProgress(differing: Partial<Progress> = {}): Progress {
  return progressOf({
    today: { day: TODAY, drills: 2, minutes: 20, experience: 104 },
    week: weekOf(0, 0, 10, 12, 20),
    streak: { current: 3, best: 12, gaugeMax: 30 },
    recent: [
      recentOf('juggling', { result: 45, duration_minutes: 12 }),
      recentOf('wall_passes', { practice_day: '2026-06-03', result: 30 }),
      recentOf('juggling', { practice_day: '2026-06-02', result: 30 }),
    ],
    drills: [
      { id: 'juggling', name: 'Juggling' },
      { id: 'wall_passes', name: 'Wall Passes' },
    ],
    topDrills: [
      { drillId: 'juggling', name: 'Juggling', sessions: 3, minutes: 34 },
      { drillId: 'wall_passes', name: 'Wall Passes', sessions: 1, minutes: 8 },
    ],
    trend: { sessionsOverall: 4, sessionsInRange: 4, points: pointsOf('juggling', 20, 30, 30, 45) },
    categories: [
      { label: 'Ball Control', sessions: 3, minutes: 34 },
      { label: 'Passing', sessions: 1, minutes: 8 },
    ],
    ...differing,
  });
}

const nothing = { sessions: 0, minutes: 0, experience: 0, days: 0 };

/** The year of a player who has never practised, with what a test says otherwise. */
export function yearOf(differing: Partial<ProgressYear> = {}): ProgressYear {
  const months = { thisMonth: nothing, lastMonthByNow: nothing, lastMonth: nothing };
  return { from: '2025-06-01', to: TODAY, days: [], bests: [], months, ...differing };
}
