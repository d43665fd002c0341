import type { thinCoverage } from '@touchline/vision';
import { m } from '@touchline/messages';
import { filmTheRest } from '@touchline/messages/form-review-general-text';
import { CameraIcon } from '../../../ui/icons/film.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import css from './PartlySeen.module.css';

type Coverage = NonNullable<ReturnType<typeof thinCoverage>>;

interface PartlySeenProps {
  readonly score: number;
  readonly few: Coverage;
}

/** Too little of the skill was seen for a mark: how much was, how to film the rest, and only then the score of that much. */
export function PartlySeen({ score, few }: PartlySeenProps) {
  const { measured, of, wants } = few;
  return (
    <>
      <div className={css['circle']}>
        <Ring label={m.results_seen()} value={measured} max={of} inParts valueText={m.results_seen_things({ measured, of })} caption={m.results_seen_caption()} size={132} tone="quiet">
          <span className={css['count']}>{m.results_score_of({ measured, of })}</span>
        </Ring>
      </div>
      <div className={css['words']}>
        <p className={css['seen']}>{seenWords(few)}</p>
        <p className={css['film']}>
          <CameraIcon size={20} />
          {filmTheRest[wants ?? 'other']}
        </p>
        <p className={css['score']}>{m.results_score_seen({ score, count: measured })}</p>
      </div>
    </>
  );
}

function seenWords({ measured, of }: Coverage): string {
  if (measured * 2 === of) return m.results_seen_half();
  return measured * 2 > of ? m.results_seen_more() : m.results_seen_less();
}
