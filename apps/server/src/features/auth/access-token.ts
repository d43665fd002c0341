import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as z from 'zod';
import type { Player, VerifyToken } from '../../http/authenticated-player.ts';
import { ALGORITHM, type Keys, type KeySet, type Signer } from './signing-keys.ts';

/** How long an access token lives, in seconds: what a stolen one is good for at most. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/**
 * Who signs. A name and not an address: one server is reached by several (localhost, the network's, the public
 * one), and the host of a request is the caller's own claim.
 */
const ISSUER = 'urn:touchline:accounts';
const AUDIENCE = 'authenticated';

/** Whom a token is for, and the session it belongs to. */
type Bearer = Player & {
  /** The session's refreshes when the token was made. */
  readonly refreshCount: number;
  readonly openedBy: 'password' | 'link';
  readonly signedInAt: Date;
  readonly userMetadata: Record<string, unknown>;
};

const Claims = z.object({
  sub: z.uuid(),
  email: z.string(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
  // Tokens of the version before have none. They live for minutes.
  refresh_count: z.number().int().nonnegative().optional(),
});

/** The first use of a token, as far as this process knows. */
type FirstUse = { readonly player: Player; readonly refreshCount: number };

type Verified = {
  readonly player: Player;
  readonly refreshCount: number | undefined;
  readonly expiresAt: number;
  readonly set: KeySet;
};

/** Checking a signature costs more than the rest of a small request, and a player sends one token for minutes. */
const REMEMBERED_TOKENS = 5_000;

/** What every account says of how it signs in. */
export const appMetadata = { provider: 'email', providers: ['email'] } as const;

type AccessToken = { readonly token: string; /** Seconds since 1970. */ readonly expiresAt: number };

/** Signs an access token for a session, valid from `now`. */
export async function signAccessToken(keys: Keys, bearer: Bearer, now: Date): Promise<AccessToken> {
  const issuedAt = seconds(now);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const { signer } = await keys.current();
  const token = await sign(signer, {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: bearer.id,
    role: 'authenticated',
    email: bearer.email,
    session_id: bearer.sessionId,
    aal: 'aal1',
    refresh_count: bearer.refreshCount,
    amr: [{ method: bearer.openedBy === 'link' ? 'otp' : 'password', timestamp: seconds(bearer.signedInAt) }],
    user_metadata: bearer.userMetadata,
    app_metadata: appMetadata,
    iat: issuedAt,
    exp: expiresAt,
  });
  return { token, expiresAt };
}

/**
 * The public key that browsers send as `apikey`: it says that they mean this service and gives no right. It has
 * no audience and no expiry, and is never taken for a player's token.
 */
export function signAnonKey(signer: Signer, now: Date): Promise<string> {
  return sign(signer, { iss: ISSUER, role: 'anon', iat: seconds(now) });
}

/**
 * Verifies access tokens: our algorithm, key, issuer, audience and role, and not expired; else null. `onFirstUse`
 * hears of each good token once in a process, before it is taken.
 */
export function createVerifier(
  keys: Keys,
  now: () => Date,
  onFirstUse: (use: FirstUse) => Promise<void> = async () => {},
): VerifyToken {
  // Remembered with the key set that verified them, so what a removed key signed is forgotten with its set.
  const remembered = new WeakMap<KeySet, Map<string, Verified>>();

  return async (token) => {
    const known = remembered.get(await keys.current())?.get(token);
    const verified = known ?? (await verify(token, keys, now()));
    if (verified === null || verified.expiresAt <= seconds(now())) return null;
    if (known === undefined) {
      const { player, refreshCount } = verified;
      if (refreshCount !== undefined) await onFirstUse({ player, refreshCount });
      remember(token, verified);
    }
    return verified.player;
  };

  function remember(token: string, verified: Verified): void {
    const tokens = remembered.get(verified.set) ?? new Map<string, Verified>();
    if (tokens.size >= REMEMBERED_TOKENS) tokens.clear();
    remembered.set(verified.set, tokens.set(token, verified));
  }
}

async function verify(token: string, keys: Keys, now: Date): Promise<Verified | null> {
  try {
    let set = await keys.current();
    const { payload } = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        set = await keys.currentWith(kid);
        const key = set.publicKeys.get(kid);
        if (key === undefined) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: now },
    );
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    const { sub, email, session_id, exp, refresh_count } = claims.data;
    return { player: { id: sub, email, sessionId: session_id }, refreshCount: refresh_count, expiresAt: exp, set };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function sign(signer: Signer, payload: JWTPayload): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: signer.id }).sign(signer.key);
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
