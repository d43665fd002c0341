import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider, statsQuery } from '../api/index.ts';
import { show } from '../ui/testing/show-component.tsx';
import { AsOfNote } from './AsOfNote.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { OldCopy } from './OldCopy.tsx';

const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
const readAt = Date.now() - 30 * 60_000;

// Near midnight a time is told with its day, so no digit is expected behind "as of".
/** A copy read some minutes before the numbers, neither of which can be read anew. */
async function showCopy(minutesBefore: number): Promise<void> {
  const client = { call: async () => Promise.reject(lost) } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(statsQuery(client).queryKey, {} as never, { updatedAt: readAt });
  const query = { isRefetchError: true, fetchStatus: 'idle', dataUpdatedAt: readAt - minutesBefore * 60_000, errorUpdatedAt: Date.now() } as const;
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <AsOfNote />
        <LoadFailed title="Your badges did not load" error={lost} />
        <OldCopy query={query}>The cards</OldCopy>
      </ApiProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/Your numbers are as of /)).toBeVisible();
  await expect.element(page.getByText('The cards')).toHaveAttribute('data-old', 'true');
}

test('a copy as old as the numbers is not told a second time', async () => {
  await showCopy(1);
  await expect.element(page.getByText(/The last copy on this device/)).not.toBeInTheDocument();
});

test('an older copy has its own time', async () => {
  await showCopy(20);
  await expect.element(page.getByText(/The last copy on this device, as of /)).toBeVisible();
});

test('what did not come at all leaves it to the top of the page to say why', async () => {
  await showCopy(1);
  await expect.element(page.getByRole('alert').getByText('This shows as soon as there is a connection.', { exact: true })).toBeVisible();
  expect(page.getByText(/^No connection to Touchline right now\./).elements()).toHaveLength(1);
});

afterEach(() => {
  vi.useRealTimers();
});

test('what could not be read is asked for again while the device has a network, and the note goes with it', async () => {
  let isReached = false;
  const client = { call: async () => (isReached ? { data: {} } : Promise.reject(lost)) } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(statsQuery(client).queryKey, {} as never, { updatedAt: readAt });
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
