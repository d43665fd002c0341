import type { CoachIntent, DrillId } from '@touchline/domain';
import type { TrainingLoadQuestion } from './training-load-question-type.ts';
import { INTENT_OF_EVERYDAY, type JudgedNumberMatchOrDrillPurposeCase } from './judged-number-match-and-drill-purpose-kinds.ts';

/** Whether it is enough, what of the streak, a match, a shot or a move of the player's own: the form of the question says it, whatever else its words are of. */
export type EnoughStreakOrMatchQuestion =
  | { readonly of: 'today' | 'enoughToday' | 'enoughWeek' | 'streakGone' | 'streakSince' | 'streakToday' | 'streakIll' | 'streakAway' | 'packs' | 'money' | 'late' | 'teamToday' }
  /** How far the streak is from the longest one, whether a short session counts, and whether it ends where a day is left out. */
  | { readonly of: 'streakRecord' | 'streakShort' | 'streakSkipped' }
  /** The longest streak together with the drill that was practised most. */
  | { readonly of: 'bestStreakAndMost' }
  | { readonly of: 'together' | 'prizes' | 'headFear' | 'noOffside' | 'lastTime' }
  | { readonly of: 'ownSuccess' | 'benchedAndLost' | 'teamCross' | 'whichStar' | 'tooOldForPro' | 'shotPower' | 'shotCorner' | 'shotAtMe' }
  | { readonly of: 'mustWarmUp'; readonly minutes: number | null; readonly skips: boolean }
  | { readonly of: 'juggles'; readonly count: number }
  | { readonly of: 'rivalRecord'; readonly drillId: DrillId | null }
  | { readonly of: 'moveWithoutDrill'; readonly move: MoveWithoutDrill }
  | { readonly of: 'planDay'; readonly day: number }
  | { readonly of: 'load'; readonly load: TrainingLoadQuestion }
  | JudgedNumberMatchOrDrillPurposeCase;

/** Moves that have a name and no drill. */
export type MoveWithoutDrill = 'chop' | 'rainbow' | 'rabona' | 'overheadKick' | 'scorpion' | 'sombrero' | 'aroundTheWorld' | 'panenka';

export const INTENT_OF_ENOUGH_STREAK_OR_MATCH: Readonly<Record<EnoughStreakOrMatchQuestion['of'], CoachIntent>> = {
  ...INTENT_OF_EVERYDAY,
  today: 'which_drill',
  enoughToday: 'plan_day',
  enoughWeek: 'my_numbers',
  streakGone: 'rewards_levels',
  streakSince: 'rewards_levels',
  bestStreakAndMost: 'my_numbers',
  streakToday: 'rewards_levels',
  streakIll: 'rewards_levels',
  streakAway: 'rewards_levels',
  streakRecord: 'rewards_levels',
  streakShort: 'rewards_levels',
  streakSkipped: 'rewards_levels',
  packs: 'rewards_levels',
  money: 'rewards_levels',
  late: 'plan_day',
  teamToday: 'plan_day',
  together: 'team_mates',
  prizes: 'rewards_levels',
  headFear: 'nerves',
  noOffside: 'football_knowledge',
  lastTime: 'last_practice',
  ownSuccess: 'matches',
  benchedAndLost: 'bad_day',
  teamCross: 'bad_day',
  whichStar: 'off_topic',
  tooOldForPro: 'motivation',
  shotPower: 'improve_skill',
  shotCorner: 'improve_skill',
  shotAtMe: 'team_mates',
  mustWarmUp: 'warm_up',
  juggles: 'improve_skill',
  rivalRecord: 'records',
  moveWithoutDrill: 'which_drill',
  planDay: 'plan_week',
  load: 'plan_day',
};

/** Whether a case is one of those in everyday words. */
export const isEveryday = (told: EnoughStreakOrMatchQuestion): told is JudgedNumberMatchOrDrillPurposeCase => Object.hasOwn(INTENT_OF_EVERYDAY, told.of);
