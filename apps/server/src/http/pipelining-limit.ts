import type { FastifyInstance } from 'fastify';

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next one when the last was
 * answered; whoever sends hundreds at once and reads nothing would have every answer kept for them.
 */
const AT_ONCE = 3;

/** Ends a connection that has more requests under way than that (RFC 9112 §9.3.2 leaves it to us). Call it first. */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    // One that was ended is read on to the end of what had come: nobody hears an answer.
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    if (before >= AT_ONCE) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    answer.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
