import type { PracticeSessionPost } from '@touchline/contracts';
import { utcOffsetMinutes } from '@touchline/domain';
import type { PracticeDraft } from './practice-draft.ts';

/** What is posted for a finished session. It finished when its timer ended, however much later it is saved. */
export function sessionRequestBody(draft: PracticeDraft, result: number): PracticeSessionPost {
  return {
    drill_id: draft.drillId,
    side: draft.side,
    duration_minutes: draft.minutes,
    result,
    finished_at: isoWithOffset(draft.endsAt, draft.timeZone),
    time_zone: draft.timeZone,
  };
}

/** An instant (epoch milliseconds) as ISO text with the zone's offset: '2026-03-29T18:05:00.000+02:00'. */
export function isoWithOffset(instant: number, timeZone: string): string {
  const offset = utcOffsetMinutes(new Date(instant), timeZone);
  const local = new Date(instant + offset * 60_000).toISOString().slice(0, -1);
  const minutes = Math.abs(offset);
  const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}
