import { classes } from '../../../ui/join-class-names.ts';
import css from './ScoreNumber.module.css';
import { scoreTone } from './score-tone.ts';

interface ScoreNumberProps {
  readonly score: number;
  /** Too little was seen for a grade: no colour says how good it was. Default false. */
  readonly isPart?: boolean;
}

/** A score of 0–100 in the colour of its height. */
export function ScoreNumber({ score, isPart = false }: ScoreNumberProps) {
  return <span className={classes(css['number'], isPart ? css['quiet'] : css[scoreTone(score)])}>{score}</span>;
}
