import type { AuthSessionStorage } from './signed-in-player.ts';

/** Refresh tokens of sessions that ended on this device while the service could not be reached; kept to end them there too. */
const untoldKey = 'touchline.untold-sign-outs';
/** More of them are not kept: a session that nobody uses ends by itself. */
const MOST = 10;

/** How the sign-in service is asked. */
interface SignInService {
  readonly fetch: typeof globalThis.fetch;
  /** Its address, up to `/auth/v1`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Keeps the refresh token of a stored session, to end that session later. False where none was stored or nothing can be kept. */
export function storePendingSignOut(storage: AuthSessionStorage | undefined, session: string | null): boolean {
  try {
    const { refresh_token: token } = JSON.parse(session ?? '{}') as { readonly refresh_token?: unknown };
    if (storage === undefined || typeof token !== 'string') return false;
    storage.setItem(untoldKey, JSON.stringify([...untold(storage), token].slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}

/** Ends at the service what ended here before; what it does not answer is kept for another time. */
export async function sendPendingSignOuts(storage: AuthSessionStorage | undefined, service: SignInService): Promise<void> {
  if (storage === undefined) return;
  for (const token of untold(storage)) {
    try {
      await end(token, storage, service);
    } catch {
      // Not reached, or no answer of the service: the next time.
      return;
    }
  }
}

async function end(token: string, storage: AuthSessionStorage, { fetch, url, headers }: SignInService): Promise<void> {
  const renewed = await answerOf(
    fetch(`${url}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: token }),
    }),
  );
  // Refused: the service knows no such session any more.
  if (!renewed.ok) return replace(storage, token);
  const session = (await renewed.json()) as { readonly access_token: string; readonly refresh_token: string };
  replace(storage, token, session.refresh_token);
  const authorization = `Bearer ${session.access_token}`;
  await answerOf(fetch(`${url}/logout?scope=local`, { method: 'POST', headers: { ...headers, authorization } }));
  replace(storage, session.refresh_token);
}

/** Throws for what says nothing about the session: a service that is busy, broken or not the one that answered. */
async function answerOf(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.status === 429 || response.status >= 500) throw new Error(`HTTP ${response.status}`);
  return response;
}

function replace(storage: AuthSessionStorage, token: string, next?: string): void {
  const left = untold(storage).flatMap((kept) => (kept === token ? (next ?? []) : kept));
  if (left.length === 0) storage.removeItem(untoldKey);
  else storage.setItem(untoldKey, JSON.stringify(left));
}

function untold(storage: AuthSessionStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(untoldKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}
