import type { Readable } from 'node:stream';
import type { UploadRoute } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { batchesOf } from './request-body-batches.ts';

/** Bytes as they come, and where they belong. */
export type Chunk = {
  /** What has come since the last time; good until more is asked for. Ends with an error where the sender is cut off, sends too much or is too slow: what was written until then may stay. */
  readonly body: AsyncIterable<readonly Buffer[]>;
  /** Where the first byte belongs; as many have arrived before. */
  readonly offset: number;
  /** Whether it is the whole from its first byte on: what has arrived before is dropped. */
  readonly restart: boolean;
  /** Bytes of the body as its sender says; null where that is not said. */
  readonly length: number | null;
};

/** What keeps the bytes of an upload. */
export type Receiver = {
  /** How many bytes have arrived; throws `not_found` where the player has no such upload. */
  readonly received: () => Promise<number>;
  /** Appends a body and gives how many have arrived then. Throws `upload_offset` with the right one where it belongs elsewhere. */
  readonly append: (chunk: Chunk) => Promise<number>;
};

/** Uploads that this process is writing. Across processes the receiver's own storage has to lock. */
export type BusyUploads = Set<string>;

/**
 * Takes one request of an upload, at the offset that its query names; one that names none brings the whole. Throws
 * `upload_offset` with the right one, `upload_busy` while another request writes, `too_large` past the chunk or the
 * whole.
 */
export async function receiveChunk(
  route: UploadRoute,
  request: FastifyRequest,
  receiver: Receiver,
  { busy, key, timeoutSeconds }: { readonly busy: BusyUploads; readonly key: string; readonly timeoutSeconds: number },
): Promise<{ received: number }> {
  const asked = (request.query as { offset?: unknown }).offset;
  const restart = asked === undefined;
  const offset = restart ? 0 : typeof asked === 'string' && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  if (offset === null) throw new AppError('validation_failed', { message: 'query.offset: must be a number of bytes' });
  const told = request.headers['content-length'];
  const length = told === undefined ? null : Number(told);
  if (length !== null && length > route.chunkBytes) throw new AppError('too_large');
  if (busy.has(key)) throw new AppError('upload_busy', { retryAfter: 1 });
  busy.add(key);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new AppError('timed_out')), timeoutSeconds * 1000);
  const source = request.body as Readable;
  const body = batchesOf(source, Math.min(route.chunkBytes, route.maxBytes - offset), controller.signal);
  try {
    return { received: await receiver.append({ body, offset, restart, length }) };
  } catch (error) {
    if (request.raw.aborted) request.log.info({ offset }, 'an upload was cut off by its sender');
    throw error;
  } finally {
    clearTimeout(timer);
    busy.delete(key);
    await body.return();
    source.resume();
  }
}
