import { isWithinNoise } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { partWords } from '../analysis-labels.ts';
import { AttemptsHead } from './AttemptsHead.tsx';
import css from './ScoreTable.module.css';

interface ScoreTableProps {
  before: FormReview;
  now: FormReview;
  beforeLabel: string;
  nowLabel: string;
  /** The two can be compared: by how much they differ is said. */
  alike: boolean;
}

/** Score and parts of both attempts. */
export function ScoreTable({ before: then, now, beforeLabel, nowLabel, alike }: ScoreTableProps) {
  const rows = [
    [m.results_score(), then.overallScore, now.overallScore],
    ...partWords.map(([name, word]) => [word(), then.subScores[name], now.subScores[name]] as const),
  ] as const;
  return (
    <table className={css['table']}>
      <AttemptsHead rowsLabel={m.results_compare_part()} {...{ beforeLabel, nowLabel, alike }} />
      <tbody>
        {rows.map(([name, before, today]) => (
          <Row key={name} name={name} before={before} now={today} alike={alike} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  before: number | null;
  now: number | null;
  /** The two can be compared: by how much they differ is said. */
  alike: boolean;
}

function Row({ name, before, now, alike }: RowProps) {
  const by = before === null || now === null ? null : now - before;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css['before']}>{before ?? m.results_compare_no_score()}</td>
      <td className={css['now']}>{now ?? m.results_compare_no_score()}</td>
      {alike ? (
        <td className={css['by']}>{by === null ? null : <span className={css[signOf(by)]}>{byText(by)}</span>}</td>
      ) : null}
    </tr>
  );
}

const signOf = (by: number): 'up' | 'down' | 'same' => (isWithinNoise(0, by) ? 'same' : by > 0 ? 'up' : 'down');

function byText(by: number): string {
  if (isWithinNoise(0, by)) return m.results_compare_change_none();
  const points = Math.abs(by);
  return by > 0 ? m.results_compare_change_up({ points }) : m.results_compare_change_down({ points });
}
