import { ApiError } from '@touchline/contracts/client';
import { TOKEN_LATE } from './token-failure-codes.ts';

/** How long a session may take to give its token, in milliseconds (spec 002 §5). */
const TOKEN_PATIENCE_MS = 5_000;

/** How the API's client gets at the token of whoever is signed in. */
interface Tokens {
  readonly token: () => Promise<string | null>;
  readonly renew: () => Promise<string | null>;
}

/**
 * The tokens of one player. Signing in as somebody else in another tab changes them under this tab's feet a moment
 * before it notices: in that moment nothing is asked and nothing is sent. Throws `ApiError` (network) then, and
 * (token_late) where the token does not come within 5 s.
 */
export function accessTokenOfPlayer(playerId: string, session: Tokens): Tokens {
  const own = (token: string | null): string | null => {
    const player = token === null ? null : playerOf(token);
    if (player === null || player === playerId) return token;
    throw new ApiError({ status: 0, code: 'network', message: 'Somebody else is signed in' });
  };
  return { token: async () => own(await inTime(session.token())), renew: async () => own(await session.renew()) };
}

/** Waits for a token, but not for ever: the sign-in library may wait for a lock that nobody gives up. */
async function inTime(token: Promise<string | null>): Promise<string | null> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(new ApiError({ status: 0, code: TOKEN_LATE, message: 'The token did not come' }));
  const timer = setTimeout(giveUp, TOKEN_PATIENCE_MS);
  try {
    return await Promise.race([token, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whose a JWT is (its `sub`); null when it cannot be read here. */
function playerOf(token: string): string | null {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
