import type { CollectionProgress as Told } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Progress } from '../../../ui/progress/Progress.tsx';
import css from './SeriesProgress.module.css';

/** How much of each series is found, for whoever wants to know. */
export function SeriesProgress({ series }: Pick<Told, 'series'>) {
  return (
    <details>
      <summary className={css['summary']}>{m.rewards_collection_series()}</summary>
      <div className={css['series']}>
        {series.map(({ series: name, distinct, total, percent }) => (
          <Progress
            key={name}
            label={name}
            value={distinct}
            max={total}
            valueText={m.rewards_collection_share({ distinct, total, percent })}
            tone="grass"
          />
        ))}
      </div>
    </details>
  );
}
