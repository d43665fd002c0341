import { ApiError } from '@touchline/contracts/client';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

interface Renewal {
  /** Fetches a renewal until the service has answered it, one way or the other. */
  readonly fetch: Fetch;
  /**
   * Waits for work that may need a renewal, but not longer than its next try.
   * Throws `ApiError` (network) when that try did not get through.
   */
  readonly orCutShort: <Value>(work: Promise<Value>) => Promise<Value>;
}

/**
 * How a session is renewed on a patchy signal, over a fetch that ends every try in time. Left to itself, the sign-in library tries for half a minute before it
 * tells, and then refuses to try for a minute. Here a try that does not get through is told at once to whoever waits,
 * and the next one who asks sets off the next try. Nothing but a refusal of the service ends the session: also not
 * many players behind one address who renew too often (429).
 */
export function renewalOver(fetch: Fetch): Renewal {
  const waiting = new Set<() => void>();
  let tryAgain: (() => void) | undefined;

  async function attempt(input: RequestInfo | URL, init?: RequestInit): Promise<Response | null> {
    try {
      const response = await fetch(input, init);
      // What is not JSON comes from somewhere on the way, as the sign-in page of a hotel's network.
      const answered = response.headers.get('content-type')?.includes('json') === true;
      return answered && response.status !== 429 && response.status < 500 ? response : null;
    } catch {
      return null;
    }
  }

  return {
    async fetch(input, init) {
      for (;;) {
        const response = await attempt(input, init);
        if (response !== null) return response;
        const { promise: nextAsked, resolve } = Promise.withResolvers<void>();
        tryAgain = resolve;
        for (const cut of waiting) cut();
        await nextAsked;
      }
    },
    orCutShort<Value>(work: Promise<Value>) {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      const cut = (): void => reject(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
      waiting.add(cut);
      work.then(resolve, reject).finally(() => waiting.delete(cut));
      tryAgain?.();
      tryAgain = undefined;
      return promise;
    },
  };
}
