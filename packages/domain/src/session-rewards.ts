/** Why a line of a reward was earned, in the order a player is told. */
export const rewardReasons = ['base', 'result', 'tenMinutes', 'fifteenMinutes', 'recommendation', 'levelUp'] as const;
export type RewardReason = (typeof rewardReasons)[number];

/** One line of the breakdown a player sees: so many tokens or XP for one reason. Never zero. */
export interface RewardLine {
  readonly reason: RewardReason;
  readonly amount: number;
}

export interface SessionRewards {
  readonly tokens: readonly RewardLine[];
  readonly experience: readonly RewardLine[];
  readonly tokensEarned: number;
  readonly experienceGained: number;
}

const BASE_TOKENS = 10;
/** XP of every session, whatever its result. */
export const BASE_EXPERIENCE = 50;
const MOST_FOR_RESULT = 25;
const RESULT_A_TOKEN = 3;
const RESULT_AN_EXPERIENCE_POINT = 10;
const EXPERIENCE_FOR_DURATION = 10;
const LEVEL_TOKENS = 25;

/** What a session earns that is kept without counting (see `unpaid-sessions`). */
export const noRewards: SessionRewards = { tokens: [], experience: [], tokensEarned: 0, experienceGained: 0 };

/**
 * What a finished session earns (spec 002 §9; the constants in 000 §9). `result` is the whole number the player
 * logged, `durationMinutes` the minutes practised, `recommendation` the XP promised for following one. The level
 * bonus is not in it: see `levelBonus`.
 */
export function sessionRewards(session: {
  result: number;
  durationMinutes: number;
  recommendation?: number;
}): SessionRewards {
  const { result, durationMinutes, recommendation = 0 } = session;
  const tokens = earned([
    { reason: 'base', amount: BASE_TOKENS },
    { reason: 'result', amount: forResult(result, RESULT_A_TOKEN) },
  ]);
  const experience = earned([
    { reason: 'base', amount: BASE_EXPERIENCE },
    { reason: 'result', amount: forResult(result, RESULT_AN_EXPERIENCE_POINT) },
    { reason: 'tenMinutes', amount: durationMinutes >= 10 ? EXPERIENCE_FOR_DURATION : 0 },
    { reason: 'fifteenMinutes', amount: durationMinutes >= 15 ? EXPERIENCE_FOR_DURATION : 0 },
    { reason: 'recommendation', amount: recommendation },
  ]);
  return { tokens, experience, tokensEarned: total(tokens), experienceGained: total(experience) };
}

/** Tokens for going from one level to another: 25 for each level gained (000 §9), none when no level was gained. */
export function levelBonus(levelBefore: number, levelAfter: number): number {
  return Math.max(0, levelAfter - levelBefore) * LEVEL_TOKENS;
}

function forResult(result: number, each: number): number {
  return result > 0 ? Math.min(Math.floor(result / each), MOST_FOR_RESULT) : 0;
}

function earned(lines: readonly RewardLine[]): RewardLine[] {
  return lines.filter((line) => line.amount > 0);
}

function total(lines: readonly RewardLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
