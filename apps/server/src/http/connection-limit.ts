import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { probes } from './server-lifecycle.ts';

type Parts = {
  /** Connections at once. */
  readonly most: number;
  /** Addresses and networks, this machine's and the proxies', of which some more are taken. */
  readonly near: readonly string[];
  readonly onShed: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

export type Connections = {
  /** How many there are. */
  readonly open: () => number;
};

/** Connections beyond the limit of those who are near: they ask how the server does, or hear that it is full. */
export const RESERVE = 20;
/** Seconds. */
const TRY_AGAIN = 5;

/**
 * Bytes of memory for one connection. Whoever reads nothing of three large answers holds 0.4 MB of this process's and as
 * much of the system's (measured); with more than one such reader for each two megabytes a small server would be full.
 */
const BYTES_EACH = 2 * 1024 ** 2;
const [FEWEST, MOST] = [256, 8_000];

/** How many connections a process with so much memory takes (bytes; `constrained` is 0 or above the total without a limit of its own). */
export function connectionsFor({ total, constrained }: { readonly total: number; readonly constrained: number }): number {
  const memory = constrained > 0 ? Math.min(total, constrained) : total;
  return Math.min(MOST, Math.max(FEWEST, Math.floor(memory / BYTES_EACH)));
}

/**
 * Ends connections beyond a number, without a word: an answer would cost what is short. Some more are taken of this machine
 * and the proxies, so that a look at the server's health is answered and a proxy hears `overloaded`. Call it before routes
 * are added.
 */
export function limitConnections(app: FastifyInstance, { most, near, onShed, log }: Parts): Connections {
  const { server } = app;
  const isNear = matcherOf(near);
  const beyond = new WeakSet<Socket>();
  let open = 0;
  let told = false;
  const shed = (): void => {
    onShed();
    if (told) return;
    told = true;
    log.warn({ connections: most }, 'more connections than MAX_CONNECTIONS: those that come now are ended; told once until half of them are gone');
  };
  server.maxConnections = most + RESERVE;
  server.on('drop', shed);
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      if (open <= most / 2) told = false;
    });
    if (open <= most) return;
    if (isNear(socket.remoteAddress)) {
      beyond.add(socket);
      return;
    }
    shed();
    socket.destroy();
  });
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!beyond.has(raw.socket)) {
      done();
      return;
    }
    void reply.header('connection', 'close');
    if (probes.has(routeOptions.url)) {
      done();
      return;
    }
    shed();
    done(new AppError('overloaded', { retryAfter: TRY_AGAIN }));
  });
  return { open: () => open };
}

/** Tells addresses of these, and of these networks, from others. */
function matcherOf(near: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const one of near) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
