import type { DrillId } from '@touchline/domain';

/** What is asked of the results of one drill: the way to a number, the best beside a day, or two days beside each other. */
export type ResultGoal =
  | { readonly of: 'way'; readonly drillId: DrillId; readonly target: number; readonly told: number | null; readonly until: Until | null; readonly pace: number | null }
  | { readonly of: 'bestAndDay'; readonly drillId: DrillId; readonly daysAgo: number }
  | { readonly of: 'onDay'; readonly drillId: DrillId; readonly daysAgo: number }
  | { readonly of: 'twoDays'; readonly drillId: DrillId };
/** A number of weeks, or Christmas. */
export type Until = { readonly weeks: number } | 'christmas';
