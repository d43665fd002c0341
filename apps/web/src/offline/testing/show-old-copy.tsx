import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider, statsQuery } from '../../api/index.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { AsOfNote } from '../AsOfNote.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { OldCopy } from '../OldCopy.tsx';

export const networkError = new ApiError({ status: 0, code: 'network', message: 'Network error' });
export const numbersReadAt = Date.now() - 30 * 60_000;

// Near midnight a time is told with its day, so no digit is expected behind "as of".
/** A copy read some minutes before the numbers, neither of which can be read anew: that fails as given. */
export async function showOldCopy(minutesBefore: number, error = networkError): Promise<void> {
  const client = { call: async () => Promise.reject(error) } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queries.setQueryData(statsQuery(client).queryKey, {} as never, { updatedAt: numbersReadAt });
  const query = { isRefetchError: true, fetchStatus: 'idle', dataUpdatedAt: numbersReadAt - minutesBefore * 60_000, errorUpdatedAt: Date.now() } as const;
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <AsOfNote />
        <LoadFailed title="Your badges did not load" error={error} />
        <OldCopy query={query}>The cards</OldCopy>
      </ApiProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/Your numbers are as of /)).toBeVisible();
  await expect.element(page.getByText('The cards')).toHaveAttribute('data-old', 'true');
}
