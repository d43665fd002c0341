import type { Stats } from '@touchline/contracts';
import {
  currentStreak,
  experienceToNextLevel,
  levelOf,
  practiceDayOf,
  type StreakState,
} from '@touchline/domain';
import type { PlayerRow } from './repo.ts';

/** The streak as it is kept on the player's row. */
export function streakOf(player: PlayerRow): StreakState {
  return {
    run: player.currentStreak,
    best: player.bestStreak,
    practiceDays: player.practiceDays,
    lastDay: player.lastPracticeDay,
    lastOffsetMinutes: player.lastOffsetMinutes,
    lastFinishedAt: player.lastFinishedAt,
  };
}

/** What the player's row keeps of a streak. */
export function streakColumns({ run, best, lastDay, ...same }: StreakState) {
  return { ...same, currentStreak: run, bestStreak: best, lastPracticeDay: lastDay } satisfies Partial<PlayerRow>;
}

/** A player's numbers at a moment, in the player's own time zone. */
export function statsOf(player: PlayerRow, now: Date): Stats {
  const today = practiceDayOf(now, player.timeZone);
  return {
    tokens: player.tokens,
    totalExperience: player.totalExperience,
    level: levelOf(player.totalExperience),
    experienceToNextLevel: experienceToNextLevel(player.totalExperience),
    currentStreak: currentStreak(streakOf(player), now, player.timeZone),
    bestStreak: player.bestStreak,
    practiceDays: player.practiceDays,
    totalSessions: player.totalSessions,
    totalMinutes: player.totalMinutes,
    today,
    // After a flight east the last day may be later than today: a date that is lived a second time.
    practisedToday: player.lastPracticeDay !== null && player.lastPracticeDay >= today,
    timeZone: player.timeZone,
  };
}
