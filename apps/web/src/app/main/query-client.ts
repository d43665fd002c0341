import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { noteFailedRead } from '../errors/background-read-errors.ts';

/** How long an answer counts as fresh, in milliseconds: entering a tab reloads what it shows, but not what has just come. */
const FRESH_MS = 5_000;

/** Whether asking once more may help: the server failed, not the question. What the network lost the client has tried twice. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500;
}

/** How long what no screen shows stays in the memory of the page, in milliseconds: without a connection it is shown again. */
const KEPT_MS = 60 * 60_000;

/** The player's server state. `onRefused` hears of a 401 that even a new token did not cure. */
export function createQueryClient(onRefused: (why?: 'suspended') => void): QueryClient {
  const onError = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 401 && error.code !== FOREIGN_PAGE) {
      onRefused(error.code === 'account_suspended' ? 'suspended' : undefined);
    }
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        noteFailedRead(error);
        onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Also what cannot be read fails instead of waiting unseen: then the last numbers say how old they are.
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: mayRetry, networkMode: 'always', refetchOnReconnect: true },
      // A save that cannot be sent says so at once; it does not wait unseen for the connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
