import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';

interface AttemptsTableHeadProps {
  /** What the rows are of, for who hears the table. */
  readonly rowsLabel: string;
  readonly beforeLabel: string;
  readonly nowLabel: string;
  /** There is a column of changes. */
  readonly alike: boolean;
}

/** Head of a table with a column for each of two attempts. */
export function AttemptsTableHead({ rowsLabel, beforeLabel, nowLabel, alike }: AttemptsTableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{rowsLabel}</VisuallyHidden>
        </th>
        <th scope="col">{beforeLabel}</th>
        <th scope="col">{nowLabel}</th>
        {alike ? (
          <th scope="col">
            <VisuallyHidden>{m.results_compare_change()}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
