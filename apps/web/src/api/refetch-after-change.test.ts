import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryKey } from './query-keys.ts';
import { refetchAfter, shareChanges } from './refetch-after-change.ts';

it('a tab hears of what another one changed', async () => {
  const here = new QueryClient();
  const reads = vi.spyOn(here, 'invalidateQueries');
  const stop = shareChanges(here);
  const there = new BroadcastChannel('touchline.changes');
  const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)));
  there.postMessage('pack');
  await expect.poll(() => reads).toHaveBeenCalledWith({ queryKey: ['stats'] });
  await refetchAfter(here, 'session');
  expect(await heard).toBe('session');
  there.close();
  stop();
});

it('what a session made old and is kept on the device is read again also where it is not on screen, but for boards and lists of pages', async () => {
  const queries = new QueryClient();
  const reads: string[] = [];
  const read = (name: string) => {
    reads.push(name);
    return { name };
  };
  await queries.prefetchQuery({ queryKey: queryKey('achievements'), queryFn: () => read('achievements') });
  await queries.prefetchQuery({ queryKey: queryKey('leaderboard', 'weekly'), queryFn: () => read('leaderboard') });
  await queries.prefetchInfiniteQuery({ queryKey: queryKey('practice-sessions'), queryFn: () => read('practice-sessions'), initialPageParam: 0 });
  // What lay on the device, of a tab that was not opened: nobody here knows how to read it.
  queries.setQueryData(queryKey('progress', 'of', '7'), { name: 'progress' });
  reads.length = 0;
  await refetchAfter(queries, 'session');
  await expect.poll(() => reads).toEqual(['achievements']);
  expect(queries.getQueryState(queryKey('progress', 'of', '7'))).toMatchObject({ status: 'success', isInvalidated: true });
});
