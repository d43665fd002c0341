import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../auth/index.ts';
import { useOperatorAction } from './useOperatorAction.ts';

export interface RowsPage<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

interface PagesProps<Row> {
  /** Another first page begins anew. */
  readonly first: RowsPage<Row>;
  readonly read: (cursor: string) => Promise<RowsPage<Row>>;
  /** On the button that goes on. */
  readonly label: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is read a page at a time, each below the one before. */
export function PagedRows<Row>({ first, read, label, children }: PagesProps<Row>) {
  const [further, setFurther] = useState({ first, page: first });
  const { busy, trouble, run } = useOperatorAction<'more'>();
  const { data, nextCursor } = further.first === first ? further.page : first;
  const more = (cursor: string): Promise<boolean> =>
    run('more', async () => {
      const next = await read(cursor);
      setFurther({ first, page: { data: [...data, ...next.data], nextCursor: next.nextCursor } });
    });
  return (
    <>
      {children(data)}
      <Notice tone="error" text={trouble} />
      {nextCursor === null ? null : (
        <Button wide busy={busy === 'more'} onClick={() => void more(nextCursor)}>
          {label}
        </Button>
      )}
    </>
  );
}
