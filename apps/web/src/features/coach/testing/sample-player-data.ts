import type { PracticeSessionRow, Profile, Stats } from '@touchline/contracts';
import { practiceDayOf } from '@touchline/domain';
import type { PlayerDataOnDevice } from '../built-in/player-facts-on-device.ts';

const id = '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21';
const timeZone = 'Europe/London';
const DAY_MS = 86_400_000;

/** The numbers of a player who juggled on the last days, a result a day, the latest first. */
export function samplePlayerData(results: readonly number[], now: Date = new Date()): PlayerDataOnDevice {
  const profile: Profile = {
    id,
    email: 'noa@example.org',
    name: 'Noa',
    display_name: 'Noa',
    avatar: '🦊',
    level: 1,
    tokens: 20,
    total_sessions: results.length,
    total_experience: 60,
    current_streak: results.length,
    team_name: null,
    favorite_player: null,
    country: null,
    age: 11,
    club: null,
    favorite_foot: 'R',
    favorite_foot_chosen: true,
    time_zone: timeZone,
    hidden: true,
    hidden_chosen: null,
    created_at: '2026-01-01T10:00:00Z',
    updated_at: '2026-01-01T10:00:00Z',
  };
  const stats: Stats = {
    tokens: 20,
    totalExperience: 60,
    level: 1,
    experienceToNextLevel: 40,
    currentStreak: results.length,
    bestStreak: results.length,
    practiceDays: results.length,
    totalSessions: results.length,
    totalMinutes: results.length * 5,
    today: practiceDayOf(now, timeZone),
    practisedToday: results.length > 0,
    timeZone,
  };
  const sessions = results.map((result, daysAgo): PracticeSessionRow => {
    const finished = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      id: crypto.randomUUID(),
      player_id: id,
      drill_id: 'juggling',
      side: 'both',
      duration_minutes: 5,
      result,
      result_counts: true,
      unpaid: null,
      tokens_earned: 10,
      experience_gained: 50,
      improvement_from_last: 0,
      player_display_name: 'Noa',
      player_team_name: null,
      practice_day: practiceDayOf(finished, timeZone),
      time_zone: timeZone,
      finished_at: finished.toISOString(),
      created_at: finished.toISOString(),
      drills: { name: 'Juggling', result_label: null },
    };
  });
  return { profile, stats, sessions, achievements: [], reviews: [] };
}
