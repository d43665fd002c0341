import type { FormReview, Measure } from '@touchline/vision';
import { m } from '@touchline/messages';
import { measureWord, valueWord } from '@touchline/messages/form-review-words';
import { AttemptsTableHead } from './AttemptsTableHead.tsx';
import { changesOf, type Change } from './measure-changes.ts';
import css from './ScoreTable.module.css';

interface MeasureTableProps {
  readonly before: FormReview;
  readonly now: FormReview;
  readonly beforeLabel: string;
  readonly nowLabel: string;
  /** The two can be compared: what changed is said. */
  readonly alike: boolean;
}

const changeWords: Readonly<Record<Change, () => string>> = {
  better: m.compare_better,
  same: m.compare_same,
  worse: m.compare_worse,
};
const signs = { better: '▲', same: '=', worse: '▼' } as const;
const tones = { better: 'up', same: 'same', worse: 'down' } as const;

/** What was measured in both attempts, side by side, and where it became better. */
export function MeasureTable({ before, now, beforeLabel, nowLabel, alike }: MeasureTableProps) {
  const ids = [...new Set([...now.measures, ...before.measures].map(({ id }) => id))].filter((id) => measureWord(id) !== null);
  if (ids.length === 0) return null;
  const changes = changesOf(before, now);
  const of = ({ measures }: FormReview, id: string): Measure | undefined => measures.find((measure) => measure.id === id);
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{m.compare_measures()}</caption>
      <AttemptsTableHead rowsLabel={m.compare_measure()} {...{ beforeLabel, nowLabel, alike }} />
      <tbody>
        {ids.map((id) => (
          <Row key={id} name={measureWord(id) ?? id} before={of(before, id)} now={of(now, id)} change={alike ? (changes.get(id) ?? null) : undefined} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly before: Measure | undefined;
  readonly now: Measure | undefined;
  /** Null where one of the two has it not; undefined where nothing is said of changes. */
  readonly change: Change | null | undefined;
}

function Row({ name, before, now, change }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css['value']}>{before === undefined ? m.results_compare_no_score() : valueWord(before)}</td>
      <td className={css['value']}>{now === undefined ? m.results_compare_no_score() : valueWord(now)}</td>
      {change === undefined ? null : (
        <td className={css['measured']}>
          {change === null ? null : (
            <span className={css[tones[change]]}>
              <span aria-hidden="true">{signs[change]}&nbsp;</span>
              {changeWords[change]()}
            </span>
          )}
        </td>
      )}
    </tr>
  );
}
