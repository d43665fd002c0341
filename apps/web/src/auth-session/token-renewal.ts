import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { SIGN_IN_TROUBLE } from './token-failure-codes.ts';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

interface Renewal {
  /** Fetches a renewal until the service has answered it, one way or the other. */
  readonly fetch: Fetch;
  /**
   * Waits for work that may need a renewal, but not longer than its next try.
   * Throws `ApiError` when that try did not get through: network, timeout, a foreign page, or trouble of the service.
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
  const waiting = new Set<(why: ApiError) => void>();
  let tryAgain: (() => void) | undefined;

  async function attempt(input: RequestInfo | URL, init?: RequestInit): Promise<Response | ApiError> {
    try {
      const response = await fetch(input, init);
      return (await troubleOf(response)) ?? response;
    } catch {
      return new ApiError({ status: 0, code: 'network', message: 'Network error' });
    }
  }

  return {
    async fetch(input, init) {
      for (;;) {
        const response = await attempt(input, init);
        if (response instanceof Response) return response;
        const { promise: nextAsked, resolve } = Promise.withResolvers<void>();
        tryAgain = resolve;
        for (const cut of waiting) cut(response);
        await nextAsked;
      }
    },
    orCutShort<Value>(work: Promise<Value>) {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      waiting.add(reject);
      work.then(resolve, reject).finally(() => waiting.delete(reject));
      tryAgain?.();
      tryAgain = undefined;
      return promise;
    },
  };
}

/** Why an answer settles nothing; null for one that says yes or no. */
async function troubleOf(response: Response): Promise<ApiError | null> {
  const { status } = response;
  const foreign = new ApiError({ status, code: FOREIGN_PAGE, message: `HTTP ${status}` });
  if (await isForeignPage(response)) return foreign;
  if (status === 504) return new ApiError({ status: 0, code: 'timeout', message: 'The sign-in service took too long to answer' });
  if (status === 429 || status >= 500) return new ApiError({ status: 0, code: SIGN_IN_TROUBLE, message: `HTTP ${status}` });
  // What is not JSON comes from somewhere on the way, as the sign-in page of a hotel's network.
  return response.headers.get('content-type')?.includes('json') === true ? null : foreign;
}

/** As `fetchWithTimeout` tells of one. */
async function isForeignPage(response: Response): Promise<boolean> {
  if (response.status !== 502) return false;
  const body = (await response.clone().json().catch(() => null)) as { readonly message?: unknown } | null;
  return body?.message === FOREIGN_PAGE;
}
