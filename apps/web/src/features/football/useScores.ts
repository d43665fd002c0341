import type { Reply, footballRoutes } from '@touchline/contracts';
import { createClient, endpoints, nobody } from '@touchline/contracts/client';
import { SCORES_REFRESH_MINUTES } from '@touchline/domain';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { locale } from '@touchline/messages';

type Scores = Reply<typeof footballRoutes.getLiveScores>;

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | { readonly name: 'loaded'; readonly scores: Scores };

const api = createClient(endpoints, nobody, locale);

/**
 * The scores, read anew every five minutes (spec 000 §9) while the page is looked at and when it comes back into view; what was read stays when a
 * later reading fails. No sign-in is needed, and no query cache: the first screen carries neither.
 */
export function useScores(): { readonly state: State; readonly retry: () => void } {
  const [state, setState] = useState<State>({ name: 'loading' });
  useEffect(() => {
    const over = new AbortController();
    const read = (): void => void readInto(setState, over.signal);
    read();
    const readIfSeen = (): void => void (document.visibilityState === 'visible' && read());
    const refresh = setInterval(readIfSeen, SCORES_REFRESH_MINUTES * 60_000);
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      clearInterval(refresh);
      document.removeEventListener('visibilitychange', readIfSeen);
      over.abort();
    };
  }, []);
  const retry = (): void => {
    setState({ name: 'loading' });
    void readInto(setState);
  };
  return { state, retry };
}

async function readInto(setState: Dispatch<SetStateAction<State>>, signal?: AbortSignal): Promise<void> {
  try {
    const scores = await api.call('getLiveScores', {}, { ...(signal && { signal }) });
    setState({ name: 'loaded', scores });
  } catch {
    // The page says so, where it has nothing older to show.
    if (signal?.aborted !== true) setState((known) => (known.name === 'loaded' ? known : { name: 'failed' }));
  }
}
