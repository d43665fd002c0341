import { practiceDayOf } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import type { ReactNode } from 'react';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import type { RunningRest } from './RestDuringResult.tsx';
import { shortDateTimeText } from './short-date-time-text.ts';

/** Which drill of a routine it was, else that it is over; `hasJustEnded`: its clock has run out in front of the player. */
export function kickerOf(draft: PracticeDraft, place: string | undefined, rest: RunningRest | undefined, hasJustEnded: boolean): ReactNode {
  if (place === undefined && hasJustEnded) return m.practice_complete_cheer();
  if (place === undefined) return draft.finishedEarlyAt === null ? m.practice_complete_kicker() : m.practice_complete_early();
  if (rest === undefined) return place;
  return (
    <>
      <span>{place}</span>{TEXT_SEPARATOR}{drillName(draft.drillId)}
    </>
  );
}

/** A time of today is said as one: alone it would read as a duration. No clock ran out where the player finished early. */
export function endedText({ endsAt, finishedEarlyAt, timeZone }: PracticeDraft, now: number): string {
  const when = shortDateTimeText(endsAt, now, timeZone);
  if (finishedEarlyAt !== null) return m.practice_complete_early_ended({ when });
  const isToday = practiceDayOf(new Date(endsAt), timeZone) === practiceDayOf(new Date(now), timeZone);
  return isToday ? m.practice_complete_ended_today({ when }) : m.practice_complete_ended({ when });
}

/** What is said of the result field. `uncounted`: where nothing was counted for the player. */
export function hintOf({ countedResult }: PracticeDraft, isFixed: boolean, uncounted: string): string {
  if (isFixed) return m.practice_result_fixed();
  return countedResult === null ? uncounted : m.practice_result_counted();
}
