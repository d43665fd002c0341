import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a proxy of `deploy/Caddyfile` does with several servers. */
export type FailoverProxy = {
  readonly origin: string;
  /** Whether a server gets requests now. */
  readonly isHealthy: (upstream: string) => boolean;
  /** Requests that were sent to another server, because the first was gone. */
  readonly retried: () => number;
  readonly close: () => Promise<void>;
};

type Options = { readonly upstreams: readonly string[]; readonly healthEveryMs: number; readonly patienceMs: number };

/** A server that could not be reached is left alone until it says that it is ready again. */
class Unreached extends Error {
  /** Whether the server may have begun with the request. */
  readonly begun: boolean;
  constructor(begun: boolean, cause: unknown) {
    super('the server is gone', { cause });
    this.begun = begun;
  }
}

/**
 * A small reverse proxy: it asks each server whether it is ready, sends a request to the next one that is, and to another
 * where the server could not be reached; where the connection broke later, only what may be repeated: reads, and writes
 * with an Idempotency-Key. An answer of a server, whatever it is, is passed on.
 */
export async function startFailoverProxy({ upstreams, healthEveryMs, patienceMs }: Options): Promise<FailoverProxy> {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set<string>();
  const over = new AbortController();
  let [turn, retried] = [0, 0];

  async function watch(upstream: string): Promise<void> {
    while (!over.signal.aborted) {
      const answer = await fetch(`${upstream}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) healthy.add(upstream);
      else healthy.delete(upstream);
      await pause(healthEveryMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }
  const watching = upstreams.map(watch);

  function next(): string | undefined {
    const ready = upstreams.filter((upstream) => healthy.has(upstream));
    turn += 1;
    return ready[turn % ready.length];
  }

  function send(upstream: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    let connected = false;
    const { method, url, headers } = incoming;
    const outgoing = ask(new URL(url ?? '/', upstream), { agent, method, headers: { 'x-forwarded-for': incoming.socket.remoteAddress ?? '', ...headers } });
    outgoing.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (connected = true));
      else connected = true;
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error) => reject(new Unreached(connected, error)));
    outgoing.end(body);
    return promise;
  }

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const mayRepeat = incoming.method === 'GET' || incoming.method === 'HEAD' || incoming.headers['idempotency-key'] !== undefined;
    for (const until = Date.now() + patienceMs; ; ) {
      const upstream = next();
      try {
        if (upstream === undefined) throw new Unreached(false, 'no server is ready');
        const response = await send(upstream, incoming, Buffer.concat(chunks));
        const received: Buffer[] = [];
        try {
          for await (const chunk of response) received.push(chunk as Buffer);
        } catch (error) {
          throw new Unreached(true, error);
        }
        answer.writeHead(response.statusCode ?? 502, response.headers).end(Buffer.concat(received));
        return;
      } catch (error) {
        if (!(error instanceof Unreached)) throw error;
        if (upstream !== undefined) healthy.delete(upstream);
        if ((error.begun && !mayRepeat) || Date.now() > until) {
          answer.writeHead(502).end();
          return;
        }
        retried += 1;
        await pause(50);
      }
    }
  }

  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    isHealthy: (upstream) => healthy.has(upstream),
    retried: () => retried,
    async close() {
      over.abort();
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
