import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import css from './SubScores.module.css';
import { partWords } from './skill-view-and-leg-labels.ts';

type SubScoresProps = Pick<FormReview, 'subScores'>;

/** The score of a part whose measures lie in their good bands (facts: score of one measure). */
const GOOD = 80;

/** The parts of the score as lines, green where all is in its good band and amber below; a part that could not be measured says so and has none. */
export function SubScores({ subScores }: SubScoresProps) {
  return (
    <dl className={css['parts']} aria-label={m.results_parts()}>
      {partWords.map(([name, word, what]) => {
        const score = subScores[name];
        return (
          <div key={name} className={css['part']}>
            <dt>{word()}</dt>
            {score === null ? (
              <dd className={css['none']}>{m.results_part_not_measured()}</dd>
            ) : (
              <dd className={css['number']}>{score}</dd>
            )}
            <dd className={css['what']}>{what()}</dd>
            <div className={classes(css['track'], score === null && css['empty'])} aria-hidden="true">
              {score === null ? null : (
                <div className={classes(css['fill'], css[score >= GOOD ? 'grass' : 'warn'])} style={{ width: `${score}%` }} />
              )}
            </div>
          </div>
        );
      })}
    </dl>
  );
}
