import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { changedByASession, statsQuery } from '../api/index.ts';
import type { OutboxOutside } from './outbox-outside.ts';

/** Beyond this a save counts as unanswered: patchy signal can leave a request hanging for minutes. */
const SEND_TIMEOUT_MS = 20_000;

/** Posts a finished session; once it is saved, everything that shows the player's numbers shows the new ones. */
export function sessionSender(api: Client, queries: QueryClient): OutboxOutside['send'] {
  return async (post, key) => {
    // As a mutation, so that the app hears of a refused sign-in here as everywhere.
    const answer = await queries
      .getMutationCache()
      .build(queries, {
        mutationFn: () =>
          api.call(
            'savePracticeSession',
            { body: post },
            { idempotencyKey: key, keepalive: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
          ),
      })
      .execute(undefined);
    queries.setQueryData(statsQuery(api).queryKey, answer.stats);
    refreshNumbers(queries);
    return { session: answer.data, rewards: answer.rewards, stats: answer.stats };
  };
}

/** Reads anew what a saved session changes. */
export function refreshNumbers(queries: QueryClient): void {
  for (const queryKey of changedByASession) void queries.invalidateQueries({ queryKey });
}
