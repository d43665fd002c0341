import type { thinCoverage } from '@touchline/vision';
import { m } from '@touchline/messages';
import { filmTheRest } from '@touchline/messages/form-review-general-text';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import css from './PartlySeenScore.module.css';

type Coverage = NonNullable<ReturnType<typeof thinCoverage>>;

interface PartlySeenScoreProps {
  readonly score: number;
  readonly few: Coverage;
}

/** Too little of the skill was seen for a grade: the score in a ring that is drawn as far as was seen, how much it rests on, and how to film the rest. */
export function PartlySeenScore({ score, few }: PartlySeenScoreProps) {
  const { measured, of, wants } = few;
  return (
    <div className={css['part']}>
      <div className={css['circle']}>
        <Ring label={m.results_score()} value={score} caption={m.results_score_part({ measured, of })} size={132} tone="chalk" seen={measured / of}>
          {score}
        </Ring>
      </div>
      <div className={css['words']}>
        <p className={css['seen']}>{seenWords(few)}</p>
        <p className={css['film']}>
          <CameraIcon size={20} />
          {filmTheRest[wants ?? 'other']}
        </p>
      </div>
      <p className={css['why']}>{m.results_score_seen()}</p>
    </div>
  );
}

function seenWords({ measured, of }: Coverage): string {
  if (measured * 2 === of) return m.results_seen_half();
  return measured * 2 > of ? m.results_seen_more() : m.results_seen_less();
}
