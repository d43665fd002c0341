import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { statsQuery, useApi } from '../api/index.ts';
import { asOfText } from './as-of.ts';
import { useOnline } from './useOnline.ts';
import css from './AsOfNote.module.css';

/** Says from when the numbers on screen are, when the network is away and they could not be read anew. */
export function AsOfNote() {
  const { data, dataUpdatedAt, errorUpdatedAt, isError, fetchStatus } = useQuery(statsQuery(useApi()));
  const online = useOnline();
  const cannotBeRead = isError || fetchStatus === 'paused';
  return (
    <output className={css['place']}>
      {data === undefined || !cannotBeRead ? null : (
        <p className={css['note']}>{(online ? m.offline_as_of : m.offline_as_of_no_internet)({ when: asOfText(dataUpdatedAt, errorUpdatedAt) })}</p>
      )}
    </output>
  );
}
