import type { DaysAroundMatch } from './days-around-match.ts';

/** What is asked of how much practice is right: whether one must, whether so much is right, how much would be. */
export type TrainingLoadQuestion =
  | { readonly of: 'mustPractise'; readonly day: 'today' | 'tomorrow' }
  /** So many minutes a day. */
  | { readonly of: 'minutesADay'; readonly minutes: number }
  /** So many sessions or drills a day, without their minutes. */
  | { readonly of: 'sessionsADay'; readonly count: number }
  | { readonly of: 'howManyADay' }
  | DaysAroundMatch;
