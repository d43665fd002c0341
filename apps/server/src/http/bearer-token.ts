import type { FastifyRequest } from 'fastify';

/** Who is calling, named by a verified access token and by nothing else. */
export type Player = { readonly id: string; readonly email: string; readonly sessionId: string };

/** Verifies an access token. Null for one that is expired, forged, or not ours. */
export type VerifyToken = (token: string) => Promise<Player | null>;

/** The token of an `Authorization: Bearer` header; null without one. A token has three segments. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
