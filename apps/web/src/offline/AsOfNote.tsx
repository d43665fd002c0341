import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { asOfText } from './as-of-text.ts';
import css from './AsOfNote.module.css';
import { failureReasonText, isNoConnection } from './failure-text.ts';
import { useTellsOfflineReason } from './useTellsOfflineReason.ts';
import { useNumbersAsOf, type NumbersAsOf } from './useNumbersAsOf.ts';

/** How long the page waits before it asks again for what it could not read, in milliseconds: the device tells of a network before the server is reached. */
const ASKS_AGAIN_MS = 15_000;

/** Asks again, while the page is seen, for what it could not read, from when on the device has a network. */
function useAsksAgain(isAsked: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }, ASKS_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAsked, queries]);
}

/** Says from when the numbers on screen are, as soon as the network is away, or where they could not be read anew. */
export function AsOfNote() {
  const asOf = useNumbersAsOf();
  useTellsOfflineReason(asOf !== null && isAway(asOf), true);
  useAsksAgain(asOf?.online === true);
  const [openedAt] = useState(Date.now);
  return <output className={css['place']}>{asOf === null ? null : <p className={css['note']}>{words(asOf, openedAt)}</p>}</output>;
}

const isAway = ({ error }: NumbersAsOf): boolean => error === null || isNoConnection(error);

function words(asOf: NumbersAsOf, openedAt: number): string {
  const { readAt, failedAt, error } = asOf;
  // Where no read has failed yet: a moment that is not before the numbers.
  const now = Math.max(failedAt, openedAt, readAt);
  const why = isAway(asOf) ? m.offline_why_unreachable() : failureReasonText(error);
  const numbers = m.offline_as_of({ when: asOfText(readAt, now) });
  return why === null ? numbers : `${why} ${numbers}`;
}
