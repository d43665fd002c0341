import type { Call, Reply, Route } from '../route.ts';
import type { Routes } from '../routes/index.ts';

/** A call that the server refused, or that never reached it (`status` 0, code `network`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly suggestion: string | undefined;
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try, in seconds (its `Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(failure: Failed) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.suggestion = failure.suggestion;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

type Failed = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly requestId?: string;
  readonly retryAfter?: number;
};

type Endpoints = { readonly [Name in keyof Routes]: readonly [Routes[Name]['method'], Routes[Name]['path']] };

/** How the client gets at the player's access token. Both answer null when nobody is signed in. */
type Session = {
  readonly token: () => Promise<string | null>;
  /** Renews the session after a 401 and gives the new token. */
  readonly renew: () => Promise<string | null>;
};

type Extras = { readonly signal?: AbortSignal; readonly idempotencyKey?: string; readonly keepalive?: boolean };

/**
 * A typed client of the API. It knows methods and paths only (the schemas stay types), so that no validation
 * library reaches the browser. A 401 renews the session and tries once more.
 */
export function createClient(endpoints: Endpoints, session: Session) {
  async function send(name: keyof Routes, input: Parts, extras: Extras, token: string | null): Promise<Response> {
    const [method, path] = endpoints[name];
    const headers = new Headers();
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (extras.idempotencyKey !== undefined) headers.set('idempotency-key', extras.idempotencyKey);
    try {
      return await fetch(urlOf(path, input), {
        method,
        headers,
        body: input.body === undefined ? null : JSON.stringify(input.body),
        ...(extras.signal && { signal: extras.signal }),
        ...(extras.keepalive && { keepalive: true }),
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
    }
  }

  /** Calls an endpoint. Throws `ApiError` for anything but a success. */
  async function call<Name extends keyof Routes>(
    name: Name,
    input: Call<Routes[Name]>,
    extras: Extras = {},
  ): Promise<Reply<Routes[Name]>> {
    const parts = input as Parts;
    let response = await send(name, parts, extras, await session.token());
    if (response.status === 401) {
      const token = await session.renew();
      if (token !== null) response = await send(name, parts, extras, token);
    }
    if (!response.ok) throw await failureOf(response);
    return (response.status === 204 ? undefined : await response.json()) as Reply<Routes[Name]>;
  }

  return { call };
}

export type Client = ReturnType<typeof createClient>;

type Parts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

function urlOf(path: Route['path'], input: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** The text a player may see is `error`, else `message`, else the bare status (spec 000 §7). */
async function failureOf(response: Response): Promise<ApiError> {
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const bare = {
    status: response.status,
    code: 'unknown',
    message: `HTTP ${response.status}`,
    ...(retryAfter !== undefined && { retryAfter }),
  };
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return new ApiError(bare);
  }
  if (typeof body !== 'object' || body === null) return new ApiError(bare);
  const text = (field: string) => {
    const value = (body as Record<string, unknown>)[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const suggestion = text('suggestion');
  const requestId = text('requestId');
  return new ApiError({
    ...bare,
    code: text('code') ?? bare.code,
    message: text('error') ?? text('message') ?? bare.message,
    ...(suggestion !== undefined && { suggestion }),
    ...(requestId !== undefined && { requestId }),
  });
}

/** A `Retry-After` in seconds: it is a number of them, or else a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
