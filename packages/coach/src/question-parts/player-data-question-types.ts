import type { CalendarQuestion } from './calendar-question-types.ts';
import type { BoardPeriod, DrillId } from '@touchline/domain';
import type { CoachAppDirection } from '@touchline/messages/coach-lines';
import type { ParentOrTrainerQuestion } from './parent-or-trainer-question.ts';
import type { Chat } from './chat-about-name-favorites-and-new-gear-kinds.ts';
import type { ComparedTimeSpans } from './compared-time-spans.ts';
import type { Measure } from './practice-counts-question.ts';
import type { PracticeTotal } from './practice-total-question-types.ts';
import type { EnoughStreakOrMatchQuestion } from './enough-streak-and-match-question-kinds.ts';
import type { ResultOf } from './dated-results.ts';
import type { PersonalQuestion } from './personal-question-kinds.ts';
import type { ResultGoal } from './result-goal-or-day-question-types.ts';
import type { FootballTrialQuestion } from './football-trial-question-type.ts';
import type { TimeSpan } from './time-span.ts';

/** What is asked of the own numbers, or wished for, so exactly that the answer holds just that. */
export type PlayerDataQuestion =
  | { readonly kind: 'counts'; readonly measure: Measure; readonly span: TimeSpan; readonly inHours: boolean }
  | { readonly kind: 'dayList'; readonly span: TimeSpan }
  | { readonly kind: 'dated'; readonly of: ResultOf; readonly drillId: DrillId }
  /** The best result of a drill within a stretch of time. */
  | { readonly kind: 'bestIn'; readonly drillId: DrillId; readonly span: TimeSpan }
  /** How hard a drill is, or whether one may do it already; null for the one that was offered. */
  | { readonly kind: 'howHard'; readonly drillId: DrillId | null; readonly asksWhether: boolean }
  | { readonly kind: 'toRecord'; readonly drillId: DrillId | null }
  | { readonly kind: 'mostDone'; readonly span: TimeSpan }
  | { readonly kind: 'place'; readonly period: BoardPeriod; readonly namesOther: boolean; readonly wantsDrill: boolean; readonly getsOn?: true }
  | { readonly kind: 'case'; readonly case: EnoughStreakOrMatchQuestion }
  /** Where a thing of the app is. */
  | { readonly kind: 'where'; readonly place: CoachAppDirection }
  /** How much of what in which time, what is missing to a target, what practice would earn. */
  | { readonly kind: 'practiceTotal'; readonly practiceTotal: PracticeTotal }
  | { readonly kind: 'tokens' }
  /** This month against the last one. */
  | { readonly kind: 'months' }
  /** The latest days against as many before them. */
  | { readonly kind: 'stretches'; readonly stretches: ComparedTimeSpans }
  /** Asked of the player's own person or practice. */
  | { readonly kind: 'personal'; readonly personal: PersonalQuestion }
  /** Asked by a parent, a grandparent or a trainer, of a child or a team. */
  | { readonly kind: 'parentOrTrainer'; readonly parentOrTrainer: ParentOrTrainerQuestion }
  /** The way to a number in a drill, its best beside a day, or two days beside each other. */
  | { readonly kind: 'resultGoal'; readonly goal: ResultGoal }
  /** Small talk, that asks nothing of practice. */
  | { readonly kind: 'chat'; readonly chat: Chat }
  /** Which day it is, or how many days there are until one. */
  | { readonly kind: 'calendar'; readonly calendar: CalendarQuestion }
  /** What to work on until a trial, or a plan for it. */
  | { readonly kind: 'trial'; readonly trial: FootballTrialQuestion }
  /** What to eat before a kick-off, in minutes from midnight. */
  | { readonly kind: 'mealBefore'; readonly kickoff: number }
  | { readonly kind: 'lastOfSkill'; readonly skill: string }
  | { readonly kind: 'drillOfLength'; readonly skill: string; readonly minutes: number }
  | { readonly kind: 'drillList'; readonly skill: string };
