import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { figure } from '../number-texts.ts';
import css from './BarRows.module.css';

interface BarRow {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** What the value counts, with what else there is to say. */
  readonly words: string;
}

/** Rows with a bar each, as long as their value beside the largest. The words are the labels, and all that is read. */
export function BarRows({ rows }: { readonly rows: readonly BarRow[] }) {
  const most = Math.max(...rows.map(({ value }) => value));
  const share = scaleLinear<number>({ domain: [0, Math.max(1, most)], range: [0, 100] });
  return (
    <ol className={css['rows']}>
      {rows.map(({ id, name, value, words }) => (
        <li key={id} className={css['row']}>
          <span className={css['name']}>{name}</span>
          <span className={css['words']}>
            <span className={css['value']}>{figure(value)}</span> {words}
          </span>
          <svg className={css['bar']} aria-hidden="true" focusable="false">
            <Bar className={css['track'] ?? ''} width="100%" height={10} rx={5} />
            <Bar className={css['fill'] ?? ''} width={`${share(value)}%`} height={10} rx={5} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
