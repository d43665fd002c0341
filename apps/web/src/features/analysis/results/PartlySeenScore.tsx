import type { thinCoverage } from '@touchline/vision';
import { m } from '@touchline/messages';
import { filmTheRest } from '@touchline/messages/form-review-general-text';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import css from './PartlySeenScore.module.css';

interface PartlySeenScoreProps {
  readonly score: number;
  readonly few: NonNullable<ReturnType<typeof thinCoverage>>;
}

/** Too little of the skill was seen for a grade: the score so far in its ring, apart from it how much of the skill it rests on, and how to film the rest. */
export function PartlySeenScore({ score, few }: PartlySeenScoreProps) {
  const { measured, of, wants } = few;
  return (
    <div className={css['part']}>
      <div className={css['circle']}>
        {/* A part of it for each thing that is looked for, filled where it was seen: the score rests on these. */}
        <Ring label={m.results_score()} value={score} caption={m.results_score_so_far()} size={132} tone="chalk" parts={{ of, filled: measured }}>
          {score}
        </Ring>
      </div>
      <div className={css['words']}>
        <p className={css['seen']}>{m.results_score_part({ measured, of })}</p>
        <p className={css['film']}>
          <CameraIcon size={20} />
          {filmTheRest[wants ?? 'other']}
        </p>
      </div>
    </div>
  );
}
