import type { CollectionProgress as Told } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import { kindsWord } from '../rarity-and-kind-words.ts';
import css from './CollectionProgress.module.css';

/** How much of everything, of each kind and of each series is found. */
export function CollectionProgress({ progress }: { readonly progress: Told }) {
  const { percent, distinct: found, total: all, kinds, series } = progress;
  return (
    <div className={css['progress']}>
      <Ring label={m.rewards_collection_title()} value={percent} size={132} caption={m.rewards_collection_complete()}>
        {m.rewards_collection_percent({ percent })}
      </Ring>
      <p className={css['words']}>{m.rewards_collection_words({ distinct: found, total: all })}</p>
      <div className={css['kinds']}>
        {kinds.map(({ kind, distinct, total, percent: part }) => (
          <Progress
            key={kind}
            label={kindsWord[kind]()}
            value={distinct}
            max={total}
            valueText={m.rewards_collection_share({ distinct, total, percent: part })}
            tone="grass"
          />
        ))}
      </div>
      <details className={css['details']}>
        <summary className={css['summary']}>{m.rewards_collection_series()}</summary>
        <div className={css['series']}>
          {series.map(({ series: name, distinct, total, percent: part }) => (
            <Progress
              key={name}
              label={name}
              value={distinct}
              max={total}
              valueText={m.rewards_collection_share({ distinct, total, percent: part })}
              tone="grass"
            />
          ))}
        </div>
      </details>
    </div>
  );
}
