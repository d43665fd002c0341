import { classes } from '../../../ui/classes.ts';
import css from './ScoreNumber.module.css';
import { scoreTone } from './score-tone.ts';

/** A score of 0–100 in the colour of its height. */
export function ScoreNumber({ score }: { readonly score: number }) {
  return <span className={classes(css['number'], css[scoreTone(score)])}>{score}</span>;
}
