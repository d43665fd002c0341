import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import css from './SubScores.module.css';
import { scoreTone } from './score-tone.ts';
import { partWords } from './analysis-labels.ts';

interface SubScoresProps extends Pick<FormReview, 'subScores'> {
  /** Too little was seen for a grade: no colour says how good it was, the lines are chalk. */
  readonly isPart: boolean;
}

/** The parts of the score as lines; a part that could not be measured says so and has none. */
export function SubScores({ subScores, isPart }: SubScoresProps) {
  return (
    <dl className={css['parts']} aria-label={m.results_parts()}>
      {partWords.map(([name, word]) => {
        const score = subScores[name];
        return (
          <div key={name} className={css['part']}>
            <dt>{word()}</dt>
            {score === null ? (
              <dd className={css['none']}>{m.results_part_not_measured()}</dd>
            ) : (
              <dd className={css['number']}>{score}</dd>
            )}
            <div className={classes(css['track'], score === null && css['empty'])} aria-hidden="true">
              {score === null ? null : (
                <div className={classes(css['fill'], css[isPart ? 'chalk' : scoreTone(score)])} style={{ width: `${score}%` }} />
              )}
            </div>
          </div>
        );
      })}
    </dl>
  );
}
