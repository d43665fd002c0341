import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Loading } from '../ui/state/Loading.tsx';
import { Skeleton } from '../ui/state/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

interface PagedListProps<Row> {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Row[] }>>;
  /** What is loaded, told while it loads. */
  readonly loading: string;
  /** That it could not be read. */
  readonly failed: string;
  /** On the button for the next page. */
  readonly more: string;
  /** Draws the rows of all pages that are there. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that comes page by page: its rows with a button for more, or that it loads, or why it could not. */
export function PagedList<Row>({ list, loading, failed, more, children }: PagedListProps<Row>) {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  if (isPending) {
    return (
      <Loading label={loading}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="3.5rem" />
        ))}
      </Loading>
    );
  }
  if (data === undefined) return <LoadFailed title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      {children(data.pages.flatMap((page) => page.data))}
      {hasNextPage ? (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {more}
        </Button>
      ) : null}
    </>
  );
}
