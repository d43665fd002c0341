import { Readable } from 'node:stream';
import type { StreamRoute } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { failureBodyOf } from './error-response.ts';

type Event = { readonly type: string };

/** The streams of a server that are being sent: a server that stops ends them, or it would wait for their readers. */
export type OpenStreams = Set<AbortController>;

/** The reader has left: nothing more is sent, and nobody is told. */
const READER_LEFT = new Error('the reader has left');

/**
 * Sends the events that `make` yields as `text/event-stream`. Its signal is aborted when the reader leaves, when the
 * route's time is up and when the server stops. The last frame is an event `done`, or `failed` with the failure's body.
 */
export function sendEvents(
  route: StreamRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (signal: AbortSignal) => AsyncIterable<Event>,
  { open, timeoutSeconds, check }: { readonly open: OpenStreams; readonly timeoutSeconds: number; readonly check: boolean },
): FastifyReply {
  const controller = new AbortController();
  const { signal } = controller;
  open.add(controller);
  const timer = setTimeout(() => controller.abort(new AppError('timed_out')), timeoutSeconds * 1000);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    open.delete(controller);
    if (!reply.raw.writableFinished) controller.abort(READER_LEFT);
  });

  async function* frames(): AsyncGenerator<string> {
    // An early byte: proxies and browsers pass the headers on with it.
    yield ': open\n\n';
    const events = make(signal)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await orAborted(events.next(), signal);
        if (next.done === true) throw new Error('a stream ended without an event of type done');
        yield frameOf(check ? route.events.parse(next.value) : next.value);
        if (next.value.type === 'done') return;
      }
    } catch (error) {
      if (signal.reason === READER_LEFT) return;
      yield frameOf({ type: 'failed', failure: failureBodyOf(error, request) });
    } finally {
      // Not waited for: what does not hear the signal may never come back.
      void Promise.resolve(events.return?.()).catch((error: unknown) => request.log.error({ err: error }, 'a stream did not end well'));
    }
  }

  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(Readable.from(frames(), { objectMode: false }));
}

function frameOf(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** Waits for a promise, but not past the signal; rejects with its reason then. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
