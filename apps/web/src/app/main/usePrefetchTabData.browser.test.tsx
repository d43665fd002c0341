import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider, packsQuery } from '../../api/index.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { usePrefetchTabData } from './usePrefetchTabData.ts';

function ReadsAhead({ later }: { readonly later: (task: () => void) => () => void }) {
  usePrefetchTabData(later);
  return <p>Dashboard</p>;
}

test('what the progress and the store open on is read once the first screen stands, and not what the device knows', async () => {
  const asked: string[] = [];
  const client = {
    call: (name: string) => {
      asked.push(name);
      return Promise.resolve({ data: [], progress: {} });
    },
  } as unknown as Client;
  const queries = new QueryClient();
  queries.setQueryData(packsQuery(client).queryKey, {} as never);
  const tasks: (() => void)[] = [];
  const later = (task: () => void) => {
    tasks.push(task);
    return () => undefined;
  };
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ReadsAhead later={later} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Dashboard')).toBeVisible();
  expect(asked).toEqual([]);
  await expect.poll(() => tasks.length).toBe(1);
  tasks[0]?.();
  await expect.poll(() => asked.toSorted()).toEqual(['getCollection', 'getProgress', 'getProgressYear']);
});
