import { levelBonus, levelOf, sessionRewards } from '@touchline/domain';
import { plainSession } from './player.ts';

interface Earning {
  readonly result?: number;
  readonly duration_minutes?: number;
}

/** What one session earns by itself, without a level bonus: for tests that are not about the amounts. */
export function earnedBy({ result = plainSession.result, duration_minutes = plainSession.duration_minutes }: Earning = {}) {
  const { tokensEarned, experienceGained } = sessionRewards({ result, durationMinutes: duration_minutes });
  return { tokens: tokensEarned, experience: experienceGained };
}

/** What a new player has after these sessions, level bonuses included. */
export function earnedAfter(posts: readonly Earning[]) {
  const has = { tokens: 0, experience: 0 };
  for (const post of posts) {
    const { tokens, experience } = earnedBy(post);
    has.tokens += tokens + levelBonus(levelOf(has.experience), levelOf(has.experience + experience));
    has.experience += experience;
  }
  return has;
}

/** The tokens of a new player after so many plain sessions. */
export function tokensAfter(sessions: number): number {
  return earnedAfter(Array.from({ length: sessions }, () => plainSession)).tokens;
}
