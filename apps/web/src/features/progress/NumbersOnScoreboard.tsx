import { figure } from './number-texts.ts';
import css from './NumbersOnScoreboard.module.css';

interface NumbersProps {
  readonly numbers: readonly { readonly label: string; readonly value: number }[];
}

/** A few numbers side by side on the scoreboard, each with what it counts. */
export function NumbersOnScoreboard({ numbers }: NumbersProps) {
  return (
    <dl className={css['numbers']}>
      {numbers.map(({ label, value }) => (
        <div key={label} className={css['one']}>
          <dt className={css['label']}>{label}</dt>
          <dd className={css['value']}>{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
