import css from './LiveScoresPlaceholder.module.css';

/** As high as the scores will be: what stands above them does not move when they come. */
export function LiveScoresPlaceholder() {
  return <div className={css['placeholder']} />;
}
