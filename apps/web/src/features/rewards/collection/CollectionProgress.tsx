import type { CollectionProgress as Told } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import { kindsWord } from '../rarity-kind-and-rim-words.ts';
import css from './CollectionProgress.module.css';

/** How much of everything and of each kind is found. */
export function CollectionProgress({ progress: { percent, kinds } }: { readonly progress: Told }) {
  return (
    <div className={css['progress']}>
      <Ring label={m.rewards_collection_title()} value={percent} size={120} caption={m.rewards_collection_complete()}>
        {m.rewards_collection_percent({ percent })}
      </Ring>
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
    </div>
  );
}
