import { ApiError } from '@touchline/contracts/client';

/** How the API's client gets at the token of whoever is signed in. */
interface Tokens {
  readonly token: () => Promise<string | null>;
  readonly renew: () => Promise<string | null>;
}

/**
 * The tokens of one player. Signing in as somebody else in another tab changes them under this tab's feet a moment
 * before it notices: in that moment nothing is asked and nothing is sent. Throws `ApiError` (network) then.
 */
export function ownTokens(playerId: string, session: Tokens): Tokens {
  const own = (token: string | null): string | null => {
    const player = token === null ? null : playerOf(token);
    if (player === null || player === playerId) return token;
    throw new ApiError({ status: 0, code: 'network', message: 'Somebody else is signed in' });
  };
  return { token: async () => own(await session.token()), renew: async () => own(await session.renew()) };
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
