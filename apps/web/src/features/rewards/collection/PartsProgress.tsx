import type { CollectionProgress as Told } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { kindsWord } from '../rarity-kind-and-rim-words.ts';
import css from './PartsProgress.module.css';

/** How much of each kind and of each series is found, for whoever wants to know. */
export function PartsProgress({ kinds, series }: Pick<Told, 'kinds' | 'series'>) {
  const parts = [...kinds.map((one) => ({ ...one, name: kindsWord[one.kind]() })), ...series.map((one) => ({ ...one, name: one.series }))];
  return (
    <details>
      <summary className={css['summary']}>{m.rewards_collection_parts()}</summary>
      <div className={css['parts']}>
        {parts.map(({ name, distinct, total, percent }) => (
          <Progress key={name} label={name} value={distinct} max={total} valueText={m.rewards_collection_share({ distinct, total, percent })} tone="grass" />
        ))}
      </div>
    </details>
  );
}
