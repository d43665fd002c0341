import { addDays, daysOfWeek, type PracticeDay } from '@touchline/domain';
import { minutesOf, type PlayerContext, type PractisedSession } from '../player-context.ts';
import type { TimeSpan } from '../question-parts/time-span.ts';
import type { Composed, ToldWeek } from './composed-answer.ts';
import { sessionsOf } from './practice-counts-answer.ts';

/** A week of the calendar, to be shown as its days beside the words that tell of it. */
export interface ShownWeek {
  /** Sunday to Saturday. */
  readonly days: readonly { readonly day: PracticeDay; readonly practised: boolean }[];
  /** The day on which it is told. */
  readonly today: PracticeDay;
  /** What was done in the week before; null where the answer says it, it is not wholly known, or there was nothing. */
  readonly before: { readonly days: number; readonly minutes: number } | null;
}

/** An answer that tells of all practice in a stretch of time, marked where that is a week of the calendar. */
export function tellingOf(span: TimeSpan, answer: Composed, saysWeekBefore = false): Composed {
  return span.kind === 'thisWeek' || span.kind === 'lastWeek' ? { ...answer, week: { of: span.kind, saysWeekBefore } } : answer;
}

const daysOf = (sessions: readonly PractisedSession[], today: PracticeDay): ReadonlySet<PracticeDay> => new Set(sessions.map(({ daysAgo }) => addDays(today, -daysAgo)));

/** The days of a week that is told of; null where older sessions in it may be missing. */
export function shownWeek({ of, saysWeekBefore }: ToldWeek, context: PlayerContext): ShownWeek | null {
  const { today } = context;
  const { found, isPart } = sessionsOf({ kind: of }, context);
  if (isPart) return null;
  const practised = daysOf(found, today);
  const earlier = sessionsOf(of === 'thisWeek' ? { kind: 'lastWeek' } : { kind: 'weeksAgo', weeks: 2 }, context);
  const isBeforeShown = !saysWeekBefore && !earlier.isPart && earlier.found.length > 0;
  return {
    days: daysOfWeek(of === 'thisWeek' ? today : addDays(today, -7)).map((day) => ({ day, practised: practised.has(day) })),
    today,
    before: isBeforeShown ? { days: daysOf(earlier.found, today).size, minutes: minutesOf(earlier.found) } : null,
  };
}
