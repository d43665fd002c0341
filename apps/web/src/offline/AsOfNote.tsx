import { useState } from 'react';
import { m } from '@touchline/messages';
import { asOfText } from './as-of-text.ts';
import css from './AsOfNote.module.css';
import { useTellsOfflineReason } from './useTellsOfflineReason.ts';
import { useNumbersAsOf, type NumbersAsOf } from './useNumbersAsOf.ts';

/** Says from when the numbers on screen are, as soon as the network is away, or where they could not be read anew. */
export function AsOfNote() {
  const asOf = useNumbersAsOf();
  useTellsOfflineReason(asOf !== null, true);
  const [openedAt] = useState(Date.now);
  return <output className={css['place']}>{asOf === null ? null : <p className={css['note']}>{words(asOf, openedAt)}</p>}</output>;
}

function words({ readAt, failedAt }: NumbersAsOf, openedAt: number): string {
  // Where no read has failed yet: a moment that is not before the numbers.
  const now = Math.max(failedAt, openedAt, readAt);
  return m.offline_as_of({ when: asOfText(readAt, now) });
}
