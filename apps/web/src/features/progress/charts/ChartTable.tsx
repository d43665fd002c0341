import { m } from '@touchline/messages';
import { QuietDetails } from '../../../ui/details/QuietDetails.tsx';
import css from './ChartTable.module.css';

interface AsTableProps {
  /** What the table is about, for who comes upon it without the chart. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** A key and the cells; the first cell heads its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** A chart in words: opened by who wants to read its numbers, with the eyes or with a screen reader. */
export function ChartTable({ caption, columns, rows }: AsTableProps) {
  return (
    <QuietDetails className={css['details']} summary={m.progress_table()}>
      <div className={css['scroller']}>
        <table className={css['table']}>
          <caption className={css['caption']}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </QuietDetails>
  );
}
