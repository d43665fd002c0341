import { useQuery } from '@tanstack/react-query';
import { m, timeLocale } from '@touchline/messages';
import { statsQuery, useApi } from '../api/index.ts';
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
        <p className={css['note']}>{(online ? m.offline_as_of : m.offline_as_of_no_internet)({ when: asOf(dataUpdatedAt, errorUpdatedAt) })}</p>
      )}
    </output>
  );
}

/** The time of today, else with the day; on the device's clock. Instants in epoch milliseconds. */
function asOf(instant: number, now: number): string {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(timeLocale, { ...(!isToday && { weekday: 'long' }), hour: 'numeric', minute: '2-digit' }).format(instant);
}
