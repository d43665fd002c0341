import { Transform, type Readable } from 'node:stream';
import type { UploadRoute } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Bytes as they come, and where they belong. */
export type Chunk = {
  /** Ends with an error where the sender is cut off or sends too much: what was written until then may stay. */
  readonly body: Readable;
  /** Where the first byte belongs; as many have arrived before. */
  readonly offset: number;
  /** Whether it is the whole from its first byte on: what has arrived before is dropped. */
  readonly restart: boolean;
  /** Aborted when the time of the request is up. */
  readonly signal: AbortSignal;
};

/** What keeps the bytes of an upload. */
export type Receiver = {
  /** How many bytes have arrived; throws `not_found` where the player has no such upload. */
  readonly received: () => Promise<number>;
  /** Appends a body and gives how many have arrived then. */
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
  if (Number(request.headers['content-length'] ?? 0) > route.chunkBytes) throw new AppError('too_large');
  if (busy.has(key)) throw new AppError('upload_busy', { retryAfter: 1 });
  busy.add(key);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new AppError('timed_out')), timeoutSeconds * 1000);
  const body = limited(request.body as Readable, Math.min(route.chunkBytes, route.maxBytes - offset));
  controller.signal.addEventListener('abort', () => body.destroy(controller.signal.reason as Error));
  try {
    const received = await receiver.received();
    if (!restart && received !== offset) throw new AppError('upload_offset', { headers: { 'upload-offset': String(received) } });
    return { received: await receiver.append({ body, offset, restart, signal: controller.signal }) };
  } catch (error) {
    if (request.raw.aborted) request.log.info({ offset }, 'an upload was cut off by its sender');
    throw error;
  } finally {
    clearTimeout(timer);
    busy.delete(key);
    body.destroy();
  }
}

/** What ends a body whose sender is gone: nobody reads the answer, and nothing of ours has failed. */
const cutOff = () => new AppError('validation_failed', { message: 'body: ended before it was complete' });

/** The same bytes, and an error `too_large` in the place of the first one too many. */
function limited(source: Readable, most: number): Readable {
  let left = most;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new AppError('too_large'));
      else done(null, chunk);
    },
  });
  // Not a pipeline: that would destroy the socket, on which the refusal is still to be answered.
  for (const end of ['error', 'aborted']) source.on(end, () => counted.destroy(cutOff()));
  counted.on('error', () => {});
  // What is not wanted any more is read to its end, or the next request on the connection would wait behind it.
  counted.on('close', () => source.unpipe(counted).resume());
  return source.pipe(counted);
}
