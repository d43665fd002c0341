import type { PracticeSessionRow } from '@touchline/contracts';
import { addDays, daysOfWeek, parsePracticeDay, weekStart } from '@touchline/domain';
import type { PracticeDay } from '@touchline/domain';

/** One day of the present week. */
export interface WeekDay {
  readonly day: PracticeDay;
  readonly practised: boolean;
  /** Where the day stands to today. */
  readonly when: 'past' | 'today' | 'ahead';
}

export interface Week {
  /** Sunday to Saturday. */
  readonly days: readonly WeekDay[];
  readonly drills: number;
  readonly minutes: number;
}

/**
 * The present week out of the latest sessions, by their practice days; of those that were paid, as everywhere. Null where it cannot be told: the sessions
 * given (`asked` were asked for) may not reach back to its Sunday. Sessions come by their finish, and who flies west
 * to east lives a date twice, so any session before the week tells that all of the week is there.
 */
export function currentPracticeWeek(today: string, sessions: readonly PracticeSessionRow[], asked: number): Week | null {
  const present = parsePracticeDay(today);
  if (present === null) return null;
  const sunday = weekStart(present);
  const isWhole = sessions.length < asked || sessions.some((session) => session.practice_day < sunday);
  if (!isWhole) return null;
  const ofWeek = sessions.filter(
    (session) => session.unpaid === null && session.practice_day >= sunday && session.practice_day < addDays(sunday, 7),
  );
  const practised = new Set(ofWeek.map((session) => session.practice_day));
  return {
    days: daysOfWeek(present).map((day) => {
      const when = day === present ? 'today' : day < present ? 'past' : 'ahead';
      return { day, practised: practised.has(day), when };
    }),
    drills: ofWeek.length,
    minutes: ofWeek.reduce((sum, session) => sum + session.duration_minutes, 0),
  };
}
