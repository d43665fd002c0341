import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header; null without one. A token has three segments. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
