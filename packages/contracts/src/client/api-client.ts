import type { Call, NameOf, Reply, Route } from '../route.ts';
import type { authRoutes } from '../routes/auth.ts';
import type { operatorRoutes } from '../routes/operator.ts';
import type { Routes as AllRoutes } from '../routes/index.ts';
import { ApiError } from './api-error.ts';
import { readJson, refusalOf } from './read-response.ts';
import { timeLimit, untilAborted } from './time-limit.ts';

/** What the page calls by itself: the sign-in library knows its own addresses, and operators have a page of their own. */
type Routes = Omit<AllRoutes, keyof typeof authRoutes | keyof typeof operatorRoutes>;

/** Method, path and, where it has one of its own, the time limit of every route in seconds. */
export type Endpoints<Table extends Record<string, Route> = Routes> = {
  readonly [Name in keyof Table]: readonly [Table[Name]['method'], Table[Name]['path'], number?];
};

/** How the client gets at the player's access token. Both answer null when nobody is signed in. */
export type Tokens = {
  readonly token: () => Promise<string | null>;
  /** Renews the session after a 401 and gives the new token. */
  readonly renew: () => Promise<string | null>;
};

/** Of a caller who is not signed in. */
export const nobody: Tokens = { token: async () => null, renew: async () => null };

type Extras = {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly keepalive?: boolean;
  /** Besides those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request as it goes out. */
type Sent = Extras & {
  /** The content that is wanted where an address answers in several. */
  readonly accept?: string;
};

/** The same as `DEFAULT_TIMEOUT_SECONDS` of the rows; their module would bring the schemas along. */
const TIMEOUT_SECONDS = 10;
/** How long a read that the network lost waits for its second try, in milliseconds. */
const SECOND_TRY_MS = 500;

/**
 * A typed client of the API. It knows methods and paths only (the schemas stay types), so that no validation
 * library reaches the browser. Every call ends after its route's time. A 401 renews the session and tries once more; a
 * read that the network lost is tried once more.
 */
export function createClient<Table extends Record<string, Route> = Routes>(
  endpoints: Endpoints<NoInfer<Table>>,
  session: Tokens,
  /** The language that answers are wanted in; without it the browser names its own. */
  language?: string,
) {
  /** One request; `read` takes what it needs of a success within the same time. Throws `ApiError` for all else. */
  async function request<Answer>(
    name: keyof Table,
    input: Parts,
    sent: Sent,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const [method, path, seconds = TIMEOUT_SECONDS] = endpoints[name];
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const address = addressOf(path, input);
    const limit = timeLimit(seconds * 1_000, sent.signal);

    function fetchWith(token: string | null): Promise<Response> {
      const headers = new Headers(sent.headers);
      if (body !== null) headers.set('content-type', 'application/json');
      if (language !== undefined) headers.set('accept-language', language);
      if (sent.accept !== undefined) headers.set('accept', sent.accept);
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      if (sent.idempotencyKey !== undefined) headers.set('idempotency-key', sent.idempotencyKey);
      return fetch(address, { method, headers, body, signal: limit.signal, ...(sent.keepalive && { keepalive: true }) });
    }

    async function attempt(): Promise<Answer> {
      try {
        let response = await fetchWith(await untilAborted(session.token(), limit.signal));
        if (response.status === 401) {
          const token = await untilAborted(session.renew(), limit.signal);
          if (token !== null) response = await fetchWith(token);
        }
        if (!response.ok) throw await refusalOf(response);
        return await read(response);
      } catch (error) {
        if (limit.isOver()) throw new ApiError({ status: 0, code: 'timeout', message: 'The server took too long to answer' });
        // What cannot be read is an answer all the same: the network is not to blame.
        if (error instanceof ApiError || error instanceof SyntaxError || sent.signal?.aborted === true) throw error;
        throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
      }
    }

    try {
      return await attempt();
    } catch (error) {
      if (method !== 'GET' || !(error instanceof ApiError) || error.code !== 'network') throw error;
      await new Promise((done) => setTimeout(done, SECOND_TRY_MS));
      return await attempt();
    } finally {
      limit.end();
    }
  }

  /** Calls an endpoint. Throws `ApiError` for anything but a success. */
  function call<Name extends NameOf<Table, 'json'>>(
    name: Name,
    input: Call<Table[Name]>,
    extras: Extras = {},
  ): Promise<Reply<Table[Name]>> {
    const read = (response: Response): Promise<unknown> =>
      response.status === 204 ? Promise.resolve(undefined) : readJson(response);
    return request(name, input as Parts, extras, read) as Promise<Reply<Table[Name]>>;
  }

  return { call, request };
}

export type Client<Table extends Record<string, Route> = Routes> = ReturnType<typeof createClient<Table>>;

export type Parts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

function addressOf(path: Route['path'], input: Parts): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return address;
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${address}?${query}`;
}
