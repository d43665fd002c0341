import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Bytes that can be read from anywhere. */
export type Download = {
  /** Bytes in all. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
  /** Another one for other bytes: the answer's ETag. */
  readonly version: string;
  /** Reads from `start` to `end`, both included. */
  readonly open: (range: ByteRange) => Readable;
};

/** First and last byte, both included. */
type ByteRange = { readonly start: number; readonly end: number };

/**
 * Answers with a file, or with the one range that was asked for (RFC 9110 §14). What is no single range of bytes is
 * answered whole. Throws `range_not_satisfiable` past the end.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: Download): FastifyReply {
  const etag = `"${file.version}"`;
  reply.header('accept-ranges', 'bytes').header('etag', etag).header('content-type', file.type);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const header = request.headers.range;
  const unchanged = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
  const range = header === undefined || !unchanged ? null : rangeOf(header, file.size);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  reply.header('content-length', end - start + 1);
  const isEmpty = request.method === 'HEAD' || file.size === 0;
  return reply.send(isEmpty ? Readable.from([]) : file.open({ start, end }));
}

/** The range of a header; null for what is answered whole. */
function rangeOf(header: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  if (start >= size || (first === '' && Number(last) === 0)) {
    throw new AppError('range_not_satisfiable', { headers: { 'content-range': `bytes */${size}` } });
  }
  return { start, end };
}
