import { daysBetween, type PracticeDay } from '@touchline/domain';
import { noNumbers, type PlayerFacts } from '../player-context.ts';

/** A Wednesday, so that its week began on Sunday, 22 November. */
const OWN_TODAY = '2026-11-25' as PracticeDay;

/** Day, drill, minutes and result of sessions, the latest first. */
const ROWS = [
  ['2026-11-25', 'juggling', 5, 50],
  ['2026-11-24', 'juggling', 10, 68],
  ['2026-11-22', 'toe_taps', 5, 60],
  ['2026-11-20', 'target_shooting', 15, 8],
  ['2026-11-16', 'juggling', 5, 41],
  ['2026-11-16', 'toe_taps', 20, 55],
  ['2026-11-02', 'toe_taps', 5, 52],
  ['2026-10-30', 'agility_ladder', 5, 15],
  ['2026-10-12', 'agility_ladder', 30, 12],
  ['2025-12-31', 'wall_passes', 40, 30],
] as const;

/** What is known of a player who did just that. */
export const examplePlayerFacts: PlayerFacts = {
  ...noNumbers,
  age: 11,
  hidden: false,
  favoriteFootChosen: true,
  today: OWN_TODAY,
  tokens: 1368,
  totalSessions: ROWS.length,
  practiceDays: 9,
  totalMinutes: 140,
  currentStreak: 2,
  bestStreak: 3,
  sessions: ROWS.map(([day, drillId, minutes, result]) => ({ drillId, side: 'both', result, minutes, daysAgo: daysBetween(day as PracticeDay, OWN_TODAY) })),
};
