import type { NotMeasured } from '@touchline/vision';
import { useId } from 'react';
import { m } from '@touchline/messages';
import { tipWord } from '@touchline/messages/form-review-words';
import { FoldedSection } from './FoldedSection.tsx';
import css from './TipsForNextClip.module.css';
import { NotMeasuredReasons } from './NotMeasuredReasons.tsx';

interface TipsForNextClipProps {
  readonly tips: readonly string[];
  /** What was left out of the score, if there is one. */
  readonly notMeasured: readonly NotMeasured[];
}

/** What to do at the next clip: short tips, each with a chalk mark, and how what was not measured can be. */
export function TipsForNextClip({ tips, notMeasured }: TipsForNextClipProps) {
  const id = useId();
  return (
    <FoldedSection title={m.results_tips()}>
      <div className={css['next']}>
        <ul className={css['tips']}>
          {tips.map((tip) => {
            const words = tipWord(tip);
            return words === null ? null : <li key={tip}>{words}</li>;
          })}
        </ul>
        {notMeasured.length === 0 ? null : (
          <section aria-labelledby={id}>
            <h4 id={id} className={css['title']}>
              {m.results_not_measured()}
            </h4>
            <NotMeasuredReasons reasons={notMeasured} />
          </section>
        )}
      </div>
    </FoldedSection>
  );
}
