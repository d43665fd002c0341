import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { LedgerEntry } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { vi } from 'vitest';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { RewardsTab, type RewardsTabProps } from '../RewardsTab.tsx';
import { collectionOf, packItem, packsWith } from './sample-packs-and-collections.ts';

interface Asked {
  readonly query?: { readonly cursor?: string };
}

interface Answers {
  getPacks: () => Promise<unknown>;
  getCollection: () => Promise<unknown>;
  openPack: () => Promise<unknown>;
  listTokens: (asked: Asked) => Promise<unknown>;
}

export const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });

/** What the server says when a pack opens: the item, and 138 tokens left unless told otherwise. */
export const opens = (id: string, differing: Parameters<typeof packItem>[1] = {}, tokens = 138) => {
  const { progress } = collectionOf(id);
  return { success: true, data: packItem(id, differing), tokens, progress };
};

/** The rewards tab on a page of its own, with a server that answers as told: 148 tokens, nothing collected, The Fox in every pack. */
export function showRewards(given: Partial<Answers> = {}, playerId = 'noa', opensPack = false) {
  const answers: Answers = {
    getPacks: async () => ({ success: true, data: packsWith(148) }),
    getCollection: async () => ({ success: true, ...collectionOf() }),
    openPack: async () => opens('player_fox'),
    listTokens: async () => ({ success: true, data: [] as LedgerEntry[], balance: 0, nextCursor: null }),
    ...given,
  };
  const keys: string[] = [];
  const client = {
    call: async (name: keyof Answers, asked: Asked, extras: { idempotencyKey?: string } = {}) => {
      if (name === 'openPack') keys.push(extras.idempotencyKey ?? '');
      return answers[name](asked);
    },
  } as unknown as Client;
  const onNavigate = vi.fn<RewardsTabProps['onNavigate']>();
  const onArrived = vi.fn<() => void>();
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const page = show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ToastProvider>
          <RewardsTab {...{ playerId, opensPack, onArrived, onNavigate }} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  /** As when the page is closed: what is on screen goes. */
  return { onNavigate, onArrived, keys, leave: () => page.again(null) };
}
