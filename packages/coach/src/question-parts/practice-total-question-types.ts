import type { AchievementId, DrillId } from '@touchline/domain';
import type { TimeSpan } from './time-span.ts';

/** What of the own practice is told for a stretch of time. */
export type PracticeTotalMeasure = 'minutes' | 'sessions' | 'days' | 'experience' | 'tokens' | 'average' | 'best' | 'mostDone' | 'feet' | 'result' | 'all';

/** What is earned. */
export type EarnedUnit = 'experience' | 'tokens';

/** So many sessions of so many minutes. */
export interface SessionsOf {
  readonly times: number;
  readonly minutes: number;
}

/** What somebody wants to reach. */
export type PracticeTotalTarget =
  | { readonly of: 'level'; readonly level: number | null }
  | { readonly of: 'packs' | 'tokens' | 'experience'; readonly count: number }
  | { readonly of: 'badge'; readonly badge: AchievementId };

/** A total of the own practice: how much of what in which time, what is missing to a target, and what practice would earn. */
export type PracticeTotal =
  | { readonly of: 'total'; readonly measure: PracticeTotalMeasure; readonly span: TimeSpan; readonly drillId: DrillId | null; readonly asksWhy: boolean }
  | { readonly of: 'compared'; readonly measure: PracticeTotalMeasure; readonly span: TimeSpan; readonly with: TimeSpan; readonly drillId: DrillId | null; readonly asksWhy: boolean; readonly asks: 'more' | 'less' | null }
  | { readonly of: 'target'; readonly target: PracticeTotalTarget; readonly wants: 'missing' | 'days' | 'sessions' | 'today'; readonly minutes: number | null }
  | { readonly of: 'earning'; readonly unit: EarnedUnit | 'level'; readonly minutes: number; readonly sessions: PlannedSessions; /** The level that is hoped for with it. */ readonly goal: number | null }
  | { readonly of: 'paysMore'; readonly unit: EarnedUnit; readonly between: 'drills'; readonly drills: readonly DrillId[] }
  | { readonly of: 'paysMore'; readonly unit: EarnedUnit; readonly between: 'lengths'; readonly options: readonly SessionsOf[] };

/** How many sessions are planned: a number, or one on each day up to a weekday (Sunday being 0). */
export type PlannedSessions = { readonly times: number } | { readonly untilWeekday: number; readonly perDay: number };
