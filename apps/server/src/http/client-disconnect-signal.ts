import type { FastifyReply } from 'fastify';

/** Aborted when the reader leaves before the answer is written: then work for it can stop. */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Error('the reader has left'));
  });
  return controller.signal;
}
