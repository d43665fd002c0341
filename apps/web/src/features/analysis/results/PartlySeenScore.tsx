import type { thinCoverage, View } from '@touchline/vision';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import css from './PartlySeenScore.module.css';
import { SeenDots } from './SeenDots.tsx';

type Coverage = NonNullable<ReturnType<typeof thinCoverage>>;

interface PartlySeenScoreProps {
  readonly score: number;
  readonly few: Coverage;
  /** From where the player was filmed. */
  readonly view: View | null;
}

/** Too little of the skill was seen for a grade: the number alone, without a colour that says how good it is, what it is of, and how much of the skill was seen and was good, a dot for each thing. */
export function PartlySeenScore({ score, few, view }: PartlySeenScoreProps) {
  const { measured, good, of, wants } = few;
  return (
    <div className={css['part']}>
      <div className={css['score']}>
        <p>
          <VisuallyHidden>{m.results_score()}: </VisuallyHidden>
          <span className={css['number']}>{score}</span>
          <span className={css['most']}>/100</span>
        </p>
        <p className={css['what']}>{m.results_score_seen()}</p>
      </div>
      <p className={css['counts']}>
        <SeenDots few={few} />
        <span className={css['good']}>{m.results_score_good({ good, measured })}</span> <span>{unseenText(of - measured, wants, view)}</span>
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
