import type { thinCoverage, View } from '@touchline/vision';
import { m } from '@touchline/messages';
import { filmTheRest } from '@touchline/messages/form-review-general-text';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import css from './PartlySeenScore.module.css';

type Coverage = NonNullable<ReturnType<typeof thinCoverage>>;

interface PartlySeenScoreProps {
  readonly score: number;
  readonly few: Coverage;
  /** From where the player was filmed. */
  readonly view: View | null;
}

/** Too little of the skill was seen for a grade: how much of it was seen and how much of that was good, the score of that, and how to film the rest. */
export function PartlySeenScore({ score, few, view }: PartlySeenScoreProps) {
  const { measured, good, of, wants } = few;
  return (
    <div className={css['part']}>
      <p className={css['counts']}>
        <span className={css['good']}>{m.results_score_good({ good, measured })}</span>{' '}
        <span className={css['unseen']}>{unseenText(of - measured, wants, view)}</span>
      </p>
      {/* A mark for each thing that is looked for, as at a shoot-out: good, seen, not seen. */}
      <ol className={css['marks']} aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          <li key={place} className={css[place < good ? 'isGood' : place < measured ? 'isSeen' : 'isUnseen']}>
            {place < good ? <CheckIcon size={18} /> : null}
          </li>
        ))}
      </ol>
      <p className={css['score']}>{m.results_score_seen({ score })}</p>
      <p className={css['film']}>
        <CameraIcon size={20} />
        {filmTheRest[wants ?? 'other']}
      </p>
    </div>
  );
}

const unseenFrom = { front: m.results_unseen_front, side: m.results_unseen_side, oblique: m.results_unseen_oblique } as const;

/** How many things were not seen, and from where. */
function unseenText(count: number, wants: Coverage['wants'], view: View | null): string {
  const isForView = wants === 'side' || wants === 'front';
  return isForView && view !== null ? unseenFrom[view]({ count }) : m.results_unseen({ count });
}
