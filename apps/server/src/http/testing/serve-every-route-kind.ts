import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@touchline/contracts';
import { createClient, type Client } from '@touchline/contracts/client';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { logger } from '../../redacting-logger.ts';
import { createApiClient } from '../../testing/api-client.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { createApp } from '../fastify-app.ts';
import { createLimiter } from '../rate-limiter.ts';
import { mount, type Handlers } from '../mount-routes.ts';
import type { Receiver } from '../receive-upload.ts';
import { createSignedLinks } from '../signed-link.ts';

const shared = { area: 'test', summary: 'A route of this test', fails: ['not_found'] } as const;
const params = z.object({ id: z.string() });
const counting = {
  ...shared,
  kind: 'stream',
  method: 'POST',
  auth: 'player',
  body: z.object({ to: z.int(), last: z.enum(['done', 'nothing', 'throw', 'hang']) }),
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('number'), value: z.int() }),
    z.object({ type: z.literal('done'), sum: z.int() }),
  ]),
} as const;

/** A row of each kind, as features to come will write them. */
export const table = {
  note: { ...shared, kind: 'json', method: 'GET', path: '/api/notes/{id}', auth: 'player', params, reply: z.object({ text: z.string() }) },
  wait: { ...shared, kind: 'json', method: 'GET', path: '/api/wait', auth: 'player', timeoutSeconds: 1, reply: z.object({}) },
  // On a busy machine the first event alone takes more than a second: what is not about its time has a minute.
  count: { ...counting, path: '/api/count', timeoutSeconds: 60 },
  countQuickly: { ...counting, path: '/api/count-quickly', timeoutSeconds: 1 },
  total: {
    ...shared,
    kind: 'json',
    method: 'POST',
    path: '/api/total',
    auth: 'player',
    body: z.object({ to: z.int() }),
    reply: z.object({ sum: z.int() }),
  },
  streamTotal: {
    ...shared,
    kind: 'stream',
    method: 'POST',
    path: '/api/total',
    auth: 'player',
    body: z.object({ to: z.int() }),
    events: z.discriminatedUnion('type', [z.object({ type: z.literal('done'), sum: z.int() })]),
  },
  sendClip: { ...shared, kind: 'upload', method: 'PUT', path: '/api/clips/{id}', auth: 'player', params, maxBytes: 5_000_000, chunkBytes: 2_000_000, timeoutSeconds: 1 },
  sendLinked: { ...shared, kind: 'upload', method: 'PUT', path: '/sent/{id}', auth: 'signed', types: ['video/mp4', 'video/webm'], params, maxBytes: 5_000_000, chunkBytes: 5_000_000, timeoutSeconds: 1 },
  ownFile: { ...shared, kind: 'download', method: 'GET', path: '/api/files/{id}', auth: 'player', params },
  linkedFile: { ...shared, kind: 'download', method: 'GET', path: '/files/{id}', auth: 'signed', params },
} as const satisfies Record<string, Route>;
export type Table = typeof table;

const file = Buffer.from('0123456789');
/** What both downloads give. */
export const download = { size: file.length, type: 'video/mp4', version: 'v1', open: ({ start, end }: { start: number; end: number }) => Readable.from([file.subarray(start, end + 1)]) };

/** What has arrived of each clip, by owner and id. */
export const clips = new Map<string, Buffer[]>();
export const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
/** What the handlers saw. */
export const seen: string[] = [];
/** Called with the first bytes of an upload, before its end; null where nobody waits for them. */
const firstBytes: { arrived: (() => void) | null } = { arrived: null };

function own(id: string, player: { readonly id: string }): void {
  if (id !== `of-${player.id}`) throw new AppError('not_found');
}

function receiverOf(id: string): Receiver {
  const parts = clips.get(id) ?? [];
  clips.set(id, parts);
  return {
    received: async () => sizeOf(parts),
    append: async ({ body, offset, restart }) => {
      if (restart) parts.length = 0;
      else if (offset !== sizeOf(parts)) throw new AppError('upload_offset', { headers: { 'upload-offset': String(sizeOf(parts)) } });
      for await (const pieces of body) {
        // Good until the next ones are asked for.
        parts.push(...pieces.map((piece) => Buffer.from(piece)));
        firstBytes.arrived?.();
      }
      return sizeOf(parts);
    },
  };
}

/** Counts up to a number, and ends as it is told. */
async function* countOneByOne({ body }: { readonly body: { readonly to: number; readonly last: string } }, { signal }: { readonly signal: AbortSignal }) {
  signal.addEventListener('abort', () => seen.push('aborted'));
  try {
    for (let value = 1; value <= body.to; value += 1) {
      yield { type: 'number' as const, value };
      await pause(5);
    }
    if (body.last === 'throw') throw new Error('the abacus is broken');
    if (body.last === 'hang') await once(signal, 'abort');
    if (body.last === 'done') yield { type: 'done' as const, sum: (body.to * (body.to + 1)) / 2 };
  } finally {
    seen.push('ended');
  }
}

const handlers: Handlers<Table> = {
  note: ({ params: { id } }, { player }) => {
    own(id, player);
    return { text: `note of ${player.id}` };
  },
  wait: async (_input, { player }) => {
    if (player.id !== 'mia') return {};
    await pause(1_500);
    throw new Error('nobody waits for this any more');
  },
  count: countOneByOne,
  countQuickly: countOneByOne,
  total: ({ body }) => ({ sum: body.to }),
  async *streamTotal({ body }) {
    yield { type: 'done' as const, sum: body.to };
  },
  sendClip: ({ params: { id } }, { player }) => {
    own(id, player);
    return receiverOf(id);
  },
  sendLinked: ({ params: { id } }) => receiverOf(id),
  ownFile: async ({ params: { id } }, { player }) => {
    own(id, player);
    return download;
  },
  linkedFile: async ({ params: { id } }) => {
    if (id === 'gone') throw new AppError('not_found');
    return download;
  },
};
/** A token of this test names its player. */
export const tokenOf = (id: string) => `${id}.${id}.${id}`;

/** An app with the routes of the table, its client, and a clock that a test can set. */
export async function serveEveryRouteKind() {
  const clock = { now: new Date('2026-06-01T12:00:00Z') };
  const links = createSignedLinks('a secret of this test', () => clock.now);
  const lines: string[] = [];
  const database = openDatabase((await cloneDatabase()).url, { max: 2 });
  const log = logger('trace', { write: (line) => void lines.push(line) });

  async function serve() {
    const app = await createApp({ log, trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
    mount(app, table, handlers, {
      verifyToken: async (token) => ({ id: token.split('.')[0] ?? '', email: '', sessionId: '' }),
      isOperator: async () => false,
      limiter: createLimiter(database.pool),
      links,
      checkReplies: true,
    });
    return { app, caller: createApiClient(await app.listen({ port: 0, host: '127.0.0.1' })) };
  }
  const { app, caller } = await serve();
  const endpoints = Object.fromEntries(
    Object.entries<Route>(table).map(([name, { method, path, timeoutSeconds }]) => [name, [method, `${caller.origin}${path}`, timeoutSeconds]]),
  ) as never;
  const client: Client<Table> = createClient<Table>(endpoints, { token: async () => tokenOf('mia'), renew: async () => null });

  return {
    clock,
    links,
    lines,
    caller,
    client,
    /** Another app with the same routes. */
    serve,
    /** Waits for the first bytes of an upload that goes on. */
    firstBytesArrive: () => new Promise<void>((resolve) => (firstBytes.arrived = resolve)),
    /** Nothing was seen, logged or sent yet. */
    beginAnew(): void {
      seen.length = 0;
      lines.length = 0;
      clips.clear();
      firstBytes.arrived = null;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type EveryRouteKind = Awaited<ReturnType<typeof serveEveryRouteKind>>;
