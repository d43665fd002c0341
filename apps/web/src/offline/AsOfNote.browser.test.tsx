import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider, statsQuery } from '../api/index.ts';
import { show } from '../ui/testing/show-component.tsx';
import { AsOfNote } from './AsOfNote.tsx';
import { networkError, numbersReadAt, showOldCopy } from './testing/show-old-copy.tsx';

test('what did not come at all leaves it to the top of the page to say why', async () => {
  await showOldCopy(1);
  await expect.element(page.getByRole('alert').getByText('This shows as soon as there is a connection.', { exact: true })).toBeVisible();
  expect(page.getByText(/^No connection to Touchline right now\./).elements()).toHaveLength(1);
});

test.each([
  ['a server that took too long', new ApiError({ status: 0, code: 'timeout', message: 'late' }), /^Touchline took too long to answer\. Your numbers are as of /],
  ['the words of the server', new ApiError({ status: 503, code: 'unavailable', message: 'Touchline is not ready yet.' }), /^Touchline is not ready yet\. Your numbers are as of /],
  ['a bare status', new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' }), /^Your numbers are as of /],
])('%s is no lost connection, and each gap says what it knows', async (_, error, words) => {
  await showOldCopy(1, error);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByText('This shows as soon as there is a connection.', { exact: true }).elements()).toHaveLength(0);
});

afterEach(() => {
  vi.useRealTimers();
});

test('what could not be read is asked for again while the device has a network, and the note goes with it', async () => {
  let isReached = false;
  const client = { call: async () => (isReached ? { data: {} } : Promise.reject(networkError)) } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(statsQuery(client).queryKey, {} as never, { updatedAt: numbersReadAt });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <AsOfNote />
      </ApiProvider>
    </QueryClientProvider>,
  );
  const note = page.getByText(/Your numbers are as of /);
  while (note.elements().length === 0 || vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
  isReached = true;
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  await expect.element(note).not.toBeInTheDocument();
});
