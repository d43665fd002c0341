import type { Configuration } from '../server-configuration.ts';
import type { AuthSessionStorage } from '../signed-in-player.ts';

/** One request that reached the service. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

interface StandIn {
  readonly fetch: typeof globalThis.fetch;
  /** What reached it, in order. */
  readonly asked: Asked[];
}

/** A sign-in service on a string: takes every request at the network and gives what `answer` says. */
export function signInService(answer: (asked: Asked) => Response | Promise<Response>): StandIn {
  const asked: Asked[] = [];
  const fetch: StandIn['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    asked.push({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    });
    return answer(asked.at(-1) as Asked);
  };
  return { fetch, asked };
}

/** What every answer of the service carries, so that the library reads its codes. */
const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };

/** A refusal, in the shape of the service. */
export function refusal(status: number, code: string | undefined, message: string): Response {
  return new Response(JSON.stringify({ ...(code !== undefined && { code }), message }), { status, headers });
}

export const noContent = (): Response => new Response(null, { status: 204, headers });

/** The account that the answers are about. */
export const noa = {
  id: '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'noa@example.org',
  phone: '',
  user_metadata: { name: 'Noa', display_name: 'Noa', time_zone: 'Europe/London' },
  app_metadata: {},
  identities: [],
  created_at: '2026-06-01T10:00:00Z',
  updated_at: '2026-06-01T10:00:00Z',
};

interface SessionTerms {
  /** Seconds from now; below zero it has run out. Default 900. */
  readonly expiresIn?: number;
  /** Told apart by tests that renew. Default 'first'. */
  readonly name?: string;
  /** Of the player. Default Noa's. */
  readonly id?: string;
}

/** A session as the service gives it and the browser keeps it. */
export function authSessionOf({ expiresIn = 900, name = 'first', id = noa.id }: SessionTerms = {}) {
  return {
    access_token: `head.${name}.signature`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1_000) + expiresIn,
    refresh_token: `refresh-${name}`,
    user: { ...noa, id },
  };
}

export function authSessionAnswer(terms: SessionTerms = {}): Response {
  return new Response(JSON.stringify(authSessionOf(terms)), { headers });
}

/** An account whose address has yet to be confirmed: the bare user, no tokens. */
export function unconfirmedAnswer(): Response {
  return new Response(JSON.stringify({ ...noa, confirmation_sent_at: '2026-06-01T10:00:00Z' }), { headers });
}

export const configuration: Configuration = {
  supabaseUrl: 'http://service.test',
  supabaseAnonKey: `eyJ${'a'.repeat(120)}`,
  environment: 'test',
};

/** A page that was opened by its plain address and is not left. */
export const plainPage = { origin: 'http://touchline.test', goTo: (): void => undefined };

/** Storage that begins with some entries. */
export function storageWith(entries: Readonly<Record<string, unknown>> = {}): AuthSessionStorage {
  const kept = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
