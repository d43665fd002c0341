import { randomUUID } from 'node:crypto';
import type {
  AuthSession,
  FailureBody,
  Profile,
  Reply,
  Stats,
  practiceRoutes,
  rewardRoutes,
} from '@touchline/contracts';
import { sessionLimits } from '@touchline/domain';
import type { Answer, ApiClient } from './api-client.ts';

type Saved = Reply<typeof practiceRoutes.savePracticeSession>;
type Opened = Reply<typeof rewardRoutes.openPack>;
type Collection = Reply<typeof rewardRoutes.getCollection>;
type Ledger = Reply<typeof rewardRoutes.listTokens>;
export type Listed = Reply<typeof practiceRoutes.listPracticeSessions>;

/** A session post as a test writes it: right or wrong. */
export type Post = Readonly<Record<string, unknown>>;

/** A signed-in player at a server, as the browser plays the part: the access token is renewed when it runs out. */
export type TestPlayer = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: () => Promise<string>;
  readonly refreshToken: () => string;
  /** The same player, signed in as well, at another server. */
  readonly at: (client: ApiClient) => TestPlayer;
  readonly get: <Body>(path: string) => Promise<Answer<Body & FailureBody>>;
  readonly put: <Body>(path: string, body: unknown) => Promise<Answer<Body & FailureBody>>;
  /** Posts a session and gives the answer, whatever it is. */
  readonly post: (session: Post, key?: string) => Promise<Answer<Saved & FailureBody>>;
  /** Saves a session. Throws when the server refuses it. */
  readonly save: (session: Post, key?: string) => Promise<Saved>;
  readonly stats: () => Promise<Stats>;
  readonly profile: () => Promise<Profile>;
  /** A page of sessions. Throws when the server refuses. */
  readonly sessions: (query?: string) => Promise<Listed>;
  /** Asks for a pack and gives the answer, whatever it is. */
  readonly tryPack: (key?: string) => Promise<Answer<Opened & FailureBody>>;
  /** Opens a pack. Throws when the server refuses. */
  readonly openPack: (key?: string) => Promise<Opened>;
  readonly collection: () => Promise<Collection>;
  /** A page of the ledger. Throws when the server refuses. */
  readonly ledger: (query?: string) => Promise<Ledger>;
};

export type SignUpForm = {
  readonly email?: string;
  readonly password?: string;
  readonly timeZone?: string;
  /** The network address that it comes from, for a server that trusts this machine to say so. Ours without it. */
  readonly address?: string;
};

/** The server's clock; one that a test leads goes on while a player practises. */
export type PracticeClock = (() => Date) & { readonly set?: (moment: Date) => void };

/** What most sessions of the tests are: five minutes of juggling with nothing counted, 10 tokens and 50 XP. */
export const plainSession = { drill_id: 'juggling', duration_minutes: 5, result: 0 } as const;

/** When a session ended that stands at this place among the latest ones of a player, 0 for the last; half an hour apart. */
export function endedBefore(now: Date, place: number): string {
  return new Date(now.getTime() - place * 30 * 60_000).toISOString();
}

/** Makes an account and its player. `now` is the server's clock. Throws with the answer's status as the cause where it is refused. */
export async function signUp(client: ApiClient, now: PracticeClock, form: SignUpForm = {}): Promise<TestPlayer> {
  const { email = `${randomUUID()}@touchline.example`, password = 'a good secret', timeZone, address } = form;
  const data = timeZone === undefined ? {} : { time_zone: timeZone };
  const { status, text, body } = await client.send<AuthSession>('POST', '/auth/v1/signup', {
    body: { email, password, data },
    ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
  });
  if (status !== 200) throw new Error(`sign-up was refused: ${text}`, { cause: status });
  return playerAt(client, now, password, { current: body, keys: new Set() });
}

/** Signs in with a password. */
export async function signIn(
  client: ApiClient,
  now: PracticeClock,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<TestPlayer> {
  const { status, text, body } = await client.send<AuthSession>('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  if (status !== 200) throw new Error(`sign-in was refused: ${text}`);
  return playerAt(client, now, password, { current: body, keys: new Set() });
}

function isSessionLength(minutes: unknown): minutes is number {
  return typeof minutes === 'number' && minutes >= sessionLimits.minMinutes && minutes <= sessionLimits.maxMinutes;
}

/** One session, however many servers it is used at. */
type Held = { current: AuthSession; renewing?: Promise<void> | undefined; practisedUntil?: number; readonly keys: Set<string> };

function playerAt(client: ApiClient, now: PracticeClock, password: string, held: Held): TestPlayer {

  async function renew(): Promise<void> {
    const { status, text, body } = await client.send<AuthSession>('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: held.current.refresh_token },
    });
    if (status !== 200) throw new Error(`the session was not renewed: ${text}`);
    held.current = body;
  }

  async function token(): Promise<string> {
    if (held.current.expires_at * 1000 <= now().getTime()) {
      // A renewal that was lost with its server is tried again by the next call.
      await (held.renewing ??= renew().finally(() => (held.renewing = undefined)));
    }
    return held.current.access_token;
  }

  async function call<Body>(method: string, path: string, body?: unknown, key?: string) {
    return client.send<Body & FailureBody>(method, path, {
      token: await token(),
      ...(body !== undefined && { body }),
      ...(key !== undefined && { key }),
    });
  }

  async function take<Body>(status: number, asked: Promise<Answer<Body>>): Promise<Body> {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`expected ${status}, the answer was ${answer.status} ${answer.text}`);
    return answer.body;
  }

  /** One session after another: a session that says nothing of its end takes its time, if the clock can be led. */
  function practise({ finished_at: finishedAt, duration_minutes: minutes }: Post, key?: string): void {
    if (key !== undefined && held.keys.has(key)) return;
    if (key !== undefined) held.keys.add(key);
    if (finishedAt !== undefined || !isSessionLength(minutes) || now.set === undefined) return;
    const end = Math.max(now().getTime(), (held.practisedUntil ?? 0) + minutes * 60_000);
    held.practisedUntil = end;
    now.set(new Date(end));
  }

  const post: TestPlayer['post'] = async (sent, key) => {
    practise(sent, key);
    return call<Saved>('POST', '/api/practice-sessions', sent, key);
  };
  const tryPack: TestPlayer['tryPack'] = (key) => call<Opened>('POST', '/api/packs/open', undefined, key);
  return {
    id: held.current.user.id,
    email: held.current.user.email,
    password,
    token,
    refreshToken: () => held.current.refresh_token,
    at: (other) => playerAt(other, now, password, held),
    get: (path) => call('GET', path),
    put: (path, body) => call('PUT', path, body),
    post,
    save: (sent, key) => take(201, post(sent, key)),
    stats: async () => (await take(200, call<{ data: Stats }>('GET', '/api/stats'))).data,
    profile: async () => (await take(200, call<{ data: Profile }>('GET', '/api/profile'))).data,
    sessions: (query = '') => take(200, call<Listed>('GET', `/api/practice-sessions${query}`)),
    tryPack,
    openPack: (key) => take(200, tryPack(key)),
    collection: () => take(200, call<Collection>('GET', '/api/collection')),
    ledger: (query = '') => take(200, call<Ledger>('GET', `/api/tokens${query}`)),
  };
}
