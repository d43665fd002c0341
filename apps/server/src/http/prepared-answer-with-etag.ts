import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is made once and given to many: its bytes, and the tag by which a browser knows them again. */
export type PreparedAnswer<Body> = {
  readonly value: Body;
  readonly bytes: Buffer;
  readonly etag: string;
};

/** Makes the bytes of an answer. Equal values have equal tags, whichever process makes them. */
export function prepareAnswer<Body>(value: Body): PreparedAnswer<Body> {
  const bytes = Buffer.from(JSON.stringify(value));
  return { value, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Gives the answer, or a 304 without a body to who has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: PreparedAnswer<unknown>,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
}

/** A proxy that compresses answers makes their tags weak: the answer behind is the same. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
