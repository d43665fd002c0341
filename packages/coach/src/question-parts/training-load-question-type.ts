/** On which days one practises around a match: its day and those of team training, Monday being 0. */
export interface DaysAroundMatch {
  readonly of: 'daysAroundMatch';
  readonly match: number;
  readonly team: readonly number[];
  /** Whether it is asked of sprints, strength or fitness, which need more rest. */
  readonly isHard: boolean;
}

/** What is asked of how much practice is right: whether one must, whether so much is right, how much would be. */
export type TrainingLoadQuestion =
  | { readonly of: 'mustPractise'; readonly day: 'today' | 'tomorrow' }
  /** So many minutes a day. */
  | { readonly of: 'minutesADay'; readonly minutes: number }
  /** So many sessions or drills a day, without their minutes. */
  | { readonly of: 'sessionsADay'; readonly count: number }
  | { readonly of: 'howManyADay' }
  | DaysAroundMatch;
