import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { statsQuery, useApi } from '../api/index.ts';
import { asOfText, isOldCopy } from './as-of.ts';
import { useOnline } from './useOnline.ts';
import css from './AsOfNote.module.css';

/** Says from when the numbers on screen are, as soon as the network is away, or where they could not be read anew. */
export function AsOfNote() {
  const query = useQuery(statsQuery(useApi()));
  const { data, dataUpdatedAt, errorUpdatedAt } = query;
  const online = useOnline();
  const [openedAt] = useState(Date.now);
  // Where no read has failed yet: a moment that is not before the numbers.
  const now = Math.max(errorUpdatedAt, openedAt, dataUpdatedAt);
  return (
    <output className={css['place']}>
      {data === undefined || (online && !isOldCopy(query)) ? null : (
        <p className={css['note']}>{(online ? m.offline_as_of : m.offline_as_of_no_internet)({ when: asOfText(dataUpdatedAt, now) })}</p>
      )}
    </output>
  );
}
