import type { CoachIntent, DrillCategory, DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { TimeSpan } from './time-span.ts';

/** What is asked in everyday words of any of the five languages, and has an answer of its own. */
export type JudgedNumberMatchOrDrillPurposeCase =
  /** Whether what was counted in the turn before is good or enough. */
  | { readonly of: 'countJudged'; readonly span: TimeSpan; readonly asksByAge: boolean; readonly asksIfBad: boolean }
  | { readonly of: 'streakJudged' | 'levelJudged' | 'streakGoal' | 'weights' | 'futsalLength' | 'freeKickWall' | 'dayBeforeMatch' }
  /** How many play on each side. */
  | { readonly of: 'sideOf'; readonly count: number }
  /** How long a match of players under an age is; null for the player's own age. */
  | { readonly of: 'matchUnder'; readonly under: number | null }
  /** What a drill, or the drills of a kind, are good for. */
  | { readonly of: 'goodFor'; readonly drillId: DrillId | null; readonly category: DrillCategory }
  /** A move that the turn before told of does not work. */
  | { readonly of: 'moveFails'; readonly move: CoachTopic };

export const INTENT_OF_EVERYDAY: Readonly<Record<JudgedNumberMatchOrDrillPurposeCase['of'], CoachIntent>> = {
  countJudged: 'plan_day',
  streakJudged: 'my_numbers',
  levelJudged: 'my_numbers',
  streakGoal: 'rewards_levels',
  weights: 'improve_skill',
  freeKickWall: 'improve_skill',
  dayBeforeMatch: 'matches',
  sideOf: 'football_knowledge',
  futsalLength: 'football_knowledge',
  matchUnder: 'football_knowledge',
  goodFor: 'drill_technique',
  moveFails: 'too_hard',
};

/** The topic that a case is one question of. */
export const TOPIC_OF_EVERYDAY: Readonly<Partial<Record<JudgedNumberMatchOrDrillPurposeCase['of'], CoachTopic>>> = {
  countJudged: 'enough',
  weights: 'stronger',
  freeKickWall: 'freeKick',
  dayBeforeMatch: 'nightBefore',
  sideOf: 'teamSize',
  futsalLength: 'matchLength',
  matchUnder: 'matchLength',
  goodFor: 'whyDrill',
};
