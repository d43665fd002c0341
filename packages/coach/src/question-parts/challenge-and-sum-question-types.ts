import type { DrillId, Rarity } from '@touchline/domain';

/** A challenge, or a small sum of the own numbers, that a turn asks for. */
export type ChallengeOrSum =
  /** A record to beat; `at` counts those that the talk had before. */
  | { readonly of: 'challenge'; readonly at: number }
  /** What it earns to make the challenge of the talk. */
  | { readonly of: 'challengeReward'; readonly at: number }
  /** How many minutes of this week are missing to a number, or to more than it. */
  | { readonly of: 'minutesTo'; readonly number: number; readonly isBeaten: boolean }
  /** How many rewards of a rarity so many packs hold. */
  | { readonly of: 'packs'; readonly packs: number; readonly rarity: Rarity }
  /** Many sessions of few minutes beside one of many. */
  | { readonly of: 'sessions'; readonly many: number; readonly minutes: number; readonly longMinutes: number }
  /** That a drill was done later than was said; null for the one that was spoken of. */
  | { readonly of: 'lastSaved'; readonly drillId: DrillId | null }
  /** The best and the worst drill, or why it is the worst. */
  | { readonly of: 'bestAndWorst'; readonly isWhy: boolean }
  /** So many drills for so many minutes, of a skill where one is told. */
  | { readonly of: 'drills'; readonly count: number; readonly minutes: number; readonly skill: string | null }
  /** Whether so many minutes a day are enough. */
  | { readonly of: 'minutesADay'; readonly minutes: number }
  /** The result of today beside that of yesterday; `isJudged` where it is asked whether today is worse. */
  | { readonly of: 'dayBefore'; readonly drillId: DrillId; readonly isJudged: boolean }
  /** Which drills need no cones, or only little room. */
  | { readonly of: 'withoutCones'; readonly isSmall: boolean; readonly isOfCones: boolean };
