import type { Achievement, PracticeSessionRow, Profile, Stats } from '@touchline/contracts';
import type { PlayerFacts } from '@touchline/coach';
import { daysBetween, practiceDayOf, type PracticeDay } from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { measureWord } from '@touchline/messages/form-review-words';
import type { PlayerFormReview } from './player-form-reviews.ts';
import { helplineCountryOf } from './helpline-country.ts';

/** What of a player's numbers is on this device. */
export interface PlayerDataOnDevice {
  readonly profile: Profile;
  readonly stats: Stats;
  /** Newest first. */
  readonly sessions: readonly PracticeSessionRow[];
  readonly achievements: readonly Achievement[];
  /** Newest first. */
  readonly reviews: readonly PlayerFormReview[];
}

/** Names of measures in the language of the page; ids of another version have none. */
const measureNames = (ids: readonly string[]): string[] => ids.flatMap((id) => measureWord(id) ?? []);

/** What the coach may know on this device, as far as it was last told. */
export function playerFactsOf({ profile, stats, sessions, achievements, reviews }: PlayerDataOnDevice, now: Date): PlayerFacts {
  const today = practiceDayOf(now, stats.timeZone);
  const practised = sessions
    .filter(({ unpaid }) => unpaid === null)
    // After a flight east the last day may be later than today.
    .map((session) => ({
      drillId: session.drill_id,
      side: session.side,
      result: session.result,
      resultCounts: session.result_counts,
      minutes: session.duration_minutes,
      experience: session.experience_gained,
      tokens: session.tokens_earned,
      daysAgo: Math.max(0, daysBetween(session.practice_day as PracticeDay, today)),
    }));
  const isStreakAlive = practised.some(({ daysAgo }) => daysAgo <= 1);
  return {
    age: profile.age,
    ...helplineCountryOf(profile),
    favoriteFoot: profile.favorite_foot,
    favoriteFootChosen: profile.favorite_foot_chosen,
    hidden: profile.hidden,
    hasTeam: profile.team_name !== null,
    tokens: stats.tokens,
    totalExperience: stats.totalExperience,
    level: stats.level,
    experienceToNextLevel: stats.experienceToNextLevel,
    totalSessions: stats.totalSessions,
    practiceDays: stats.practiceDays,
    totalMinutes: stats.totalMinutes,
    // What was told days ago is over by now.
    currentStreak: isStreakAlive ? stats.currentStreak : 0,
    bestStreak: stats.bestStreak,
    missingAchievements: achievements.filter(({ earned }) => !earned).map(({ id }) => achievementNames[id]),
    today,
    sessions: practised,
    analyses: reviews.map(({ createdAt, type, score, strengths, improvements }) => ({
      type,
      score,
      daysAgo: Math.max(0, daysBetween(practiceDayOf(new Date(createdAt), stats.timeZone), today)),
      strengths: measureNames(strengths),
      improvements: measureNames(improvements),
    })),
  };
}
