import type { CelebrationMoment } from '@touchline/domain';
import { useEffect, type CSSProperties } from 'react';
import { StarIcon } from '../../../ui/icons/reward-icons.tsx';
import { playCue } from '../../../ui/sound/play-cue.ts';
import { momentSentences } from '../../celebration/index.ts';
import css from './RestCelebration.module.css';

/** What the drill before the rest has won, one after another in one line: nobody waits for it, and nothing is covered. */
export function RestCelebration({ moments }: { readonly moments: readonly CelebrationMoment[] }) {
  useEffect(() => playCue('rare'), []);
  return (
    <output className={css['wins']}>
      {momentSentences(moments).map((sentence, index) => (
        <span key={sentence} className={css['win']} style={{ '--turn': index } as CSSProperties}>
          <StarIcon size={20} />
          {sentence}
        </span>
      ))}
    </output>
  );
}
