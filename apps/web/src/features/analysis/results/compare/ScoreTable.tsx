import { isWithinNoise, thinCoverage } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { subScoreLabels } from '../sub-score-labels.ts';
import { AttemptsTableHead } from './AttemptsTableHead.tsx';
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
  return (
    <table className={css['table']}>
      <AttemptsTableHead rowsLabel={m.results_compare_part()} {...{ beforeLabel, nowLabel, alike }} />
      <tbody>
        <Row name={m.results_score()} before={then.overallScore} now={now.overallScore} alike={alike} beforePart={partText(then)} nowPart={partText(now)} />
        {subScoreLabels.map(([name, word]) => (
          <Row key={name} name={word()} before={then.subScores[name]} now={now.subScores[name]} alike={alike} />
        ))}
      </tbody>
    </table>
  );
}

/** On how much of the skill a score rests; null where that is enough. */
function partText(review: FormReview): string | null {
  const few = thinCoverage(review);
  return few === null ? null : m.results_score_part({ measured: few.measured, of: few.of });
}

interface RowProps {
  name: string;
  before: number | null;
  now: number | null;
  /** The two can be compared: by how much they differ is said. */
  alike: boolean;
  /** That the number is of a part only. Default null. */
  beforePart?: string | null;
  nowPart?: string | null;
}

function Row({ name, before, now, alike, beforePart = null, nowPart = null }: RowProps) {
  const by = before === null || now === null ? null : now - before;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css['before']}>
        {before ?? m.results_compare_no_score()}
        {beforePart === null ? null : <span className={css['part']}>{beforePart}</span>}
      </td>
      <td className={css['now']}>
        {now ?? m.results_compare_no_score()}
        {nowPart === null ? null : <span className={css['part']}>{nowPart}</span>}
      </td>
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
