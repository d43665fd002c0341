import { FOREIGN_PAGE, isForeignStatus, timeLimit } from '@touchline/contracts/client';

/** How long the sign-in service may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/**
 * A fetch for the sign-in library. It would wait for good: a service that does not answer in 10 s has answered 504, and
 * the form that waits for it says that the service is not available. And it would take the page of a hotel's network
 * for a lost connection or for the service's word: such a page is an answer 502 that says what it is. A proxy's page about
 * a service that is away is its status alone.
 */
export function fetchWithTimeout(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const limit = timeLimit(ANSWER_MS, init?.signal);
    try {
      const response = await fetch(input, { ...init, signal: limit.signal });
      if (isPage(response)) return isForeignStatus(response.status) ? Response.json({ message: FOREIGN_PAGE }, { status: 502 }) : Response.json({}, { status: response.status });
      // The library reads the body later: it has to be here by then.
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response([101, 204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
    } catch (error) {
      if (!limit.isOver()) throw error;
      return new Response('{}', { status: 504, headers: { 'content-type': 'application/json' } });
    } finally {
      limit.end();
    }
  };
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('html') === true;
}
