import type { QueryClient } from '@tanstack/react-query';
import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { refetchAfter, statsQuery } from '../api/index.ts';
import type { OutboxOutside } from './outbox-outside.ts';

/** Posts a finished session; once it is saved, everything that shows the player's numbers shows the new ones. */
export function sessionSender(api: Client, queries: QueryClient): OutboxOutside['send'] {
  return async (post, key) => {
    // As a mutation, so that the app hears of a refused sign-in here as everywhere.
    const answer = await queries
      .getMutationCache()
      .build(queries, {
        mutationFn: () => postOnServersClock(api, post, key),
      })
      .execute(undefined);
    queries.setQueryData(statsQuery(api).queryKey, answer.stats);
    void refetchAfter(queries, 'session');
    return { session: answer.data, rewards: answer.rewards, stats: answer.stats };
  };
}

/**
 * A device whose clock is ahead says that a session ends in the future. The session was practised all the same: it is
 * sent again without the device's time, and ends when the server hears of it.
 */
async function postOnServersClock(api: Client, post: PracticeSessionPost, key: string) {
  const send = (body: PracticeSessionPost) =>
    api.call('savePracticeSession', { body }, { idempotencyKey: key, keepalive: true });
  try {
    return await send(post);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'finish_in_future') throw error;
    const { finished_at: _ahead, ...rest } = post;
    return send(rest);
  }
}
