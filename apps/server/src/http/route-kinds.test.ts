import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@touchline/contracts';
import { createClient, type Client } from '@touchline/contracts/client';
import { streamEvents } from '@touchline/contracts/client/stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openDatabase, type OpenDatabase } from '../db/open-postgres-pool.ts';
import { AppError } from '../app-error.ts';
import { logger } from '../redacting-logger.ts';
import { expectClosedToStrangers, guardedRoutes, type Known } from '../testing/expect-routes-guarded.ts';
import { createApiClient, type ApiClient } from '../testing/api-client.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { createApp } from './fastify-app.ts';
import { createLimiter } from './rate-limiter.ts';
import { mount, type Handlers } from './mount-routes.ts';
import type { Receiver } from './receive-upload.ts';
import { createSignedLinks } from './signed-link.ts';

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
const table = {
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
type Table = typeof table;

const file = Buffer.from('0123456789');
const download = { size: file.length, type: 'video/mp4', version: 'v1', open: ({ start, end }: { start: number; end: number }) => Readable.from([file.subarray(start, end + 1)]) };

/** What has arrived of each clip, by owner and id. */
const clips = new Map<string, Buffer[]>();
const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
/** What the handlers saw. */
const seen: string[] = [];
let firstByteBeforeEnd: (() => void) | undefined;

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
        firstByteBeforeEnd?.();
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

let now = new Date('2026-06-01T12:00:00Z');
const links = createSignedLinks('a secret of this test', () => now);
let database: OpenDatabase;
let app: FastifyInstance;
let caller: ApiClient;
let client: Client<Table>;
const lines: string[] = [];
const tokenOf = (id: string) => `${id}.${id}.${id}`;
beforeAll(async () => {
  database = openDatabase((await cloneDatabase()).url, { max: 2 });
  app = await createApp({ log: logger('trace', { write: (line) => void lines.push(line) }), trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  mount(app, table, handlers, {
    // Tokens of this test name their player.
    verifyToken: async (token) => ({ id: token.split('.')[0] ?? '', email: '', sessionId: '' }),
    isOperator: async () => false,
    limiter: createLimiter(database.pool),
    links,
    checkReplies: true,
  });
  caller = createApiClient(await app.listen({ port: 0, host: '127.0.0.1' }));
  const endpoints = Object.fromEntries(
    Object.entries<Route>(table).map(([name, { method, path, timeoutSeconds }]) => [name, [method, `${caller.origin}${path}`, timeoutSeconds]]),
  ) as never;
  client = createClient<Table>(endpoints, { token: async () => tokenOf('mia'), renew: async () => null });
});
beforeEach(() => {
  seen.length = 0;
  lines.length = 0;
  clips.clear();
});
afterEach(() => {
  firstByteBeforeEnd = undefined;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('who may call', () => {
  const somebody = (id: string) => ({ id, email: `${id}@touchline.example`, token: async () => tokenOf(id) });
  const known: Known = {
    bodies: { count: { to: 1, last: 'done' }, countQuickly: { to: 1, last: 'done' }, total: { to: 1 }, streamTotal: { to: 1 } },
    ownThings: Object.fromEntries(
      ['note', 'sendClip', 'sendLinked', 'ownFile', 'linkedFile'].map((name) => [name, async ({ id }) => ({ id: `of-${id}` })]),
    ),
    refused: {},
  };
  it.each(guardedRoutes(table))('%s is closed to strangers', async (name, route) => {
    const attack = {
      caller,
      owner: somebody('mia'),
      stranger: somebody('sam'),
      known,
      everythingOfOwner: async () => [...clips.entries()].filter(([id]) => id === 'of-mia').map(([, parts]) => sizeOf(parts)),
      secrets: ['note of mia', '0123456789'],
    };
    await expect(expectClosedToStrangers(name, route, attack)).resolves.toBeUndefined();
  });
});

describe('an answer in JSON', () => {
  it('that does not come in time is told by the server, before the browser gives up', async () => {
    const waiting = client.call('wait', {});
    await expect(waiting).rejects.toMatchObject({ status: 504, code: 'timed_out', message: 'This took too long.', retryAfter: 5 });
    // What becomes of the work is for the log.
    await expect.poll(() => lines.join('')).toContain('nobody waits for this any more');
  });
});

describe('a stream', () => {
  const events = async (body: { to: number; last: 'done' | 'nothing' | 'throw' | 'hang' }, signal?: AbortSignal) => {
    const heard: unknown[] = [];
    await streamEvents(client, 'count', { body }, (event) => heard.push(event), signal);
    return heard;
  };

  it('brings typed events one by one, and the last one says that it is whole', async () => {
    expect(await events({ to: 2, last: 'done' })).toEqual([
      { type: 'number', value: 1 },
      { type: 'number', value: 2 },
      { type: 'done', sum: 3 },
    ]);
    expect(seen).toEqual(['ended']);
  });

  it('answers as an event stream that nobody may keep or change', async () => {
    const { headers, text } = await caller.send('POST', '/api/count', { body: { to: 1, last: 'done' }, token: tokenOf('mia') });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(text).toBe(': open\n\ndata: {"type":"number","value":1}\n\ndata: {"type":"done","sum":1}\n\n');
  });

  it('that fails in the middle ends with the failure, its reason in the log only', async () => {
    await expect(events({ to: 2, last: 'throw' })).rejects.toMatchObject({ code: 'internal', message: 'Something went wrong on our side.' });
    expect(lines.join('')).toContain('the abacus is broken');
  });

  it('without a last event is a failure, and one past its time says so', async () => {
    await expect(events({ to: 1, last: 'nothing' })).rejects.toMatchObject({ code: 'internal' });
    const answer = await caller.send('POST', '/api/count-quickly', { body: { to: 1, last: 'hang' }, token: tokenOf('mia') });
    expect(answer.text).toContain('"type":"failed"');
    expect(answer.text).toContain('"code":"timed_out"');
    expect(seen).toContain('aborted');
  });

  it('is cancelled at the server when its reader leaves', async () => {
    const leaving = new AbortController();
    // They leave at the first event: a busy server may not have begun within any pause.
    const reading = streamEvents(client, 'count', { body: { to: 10_000, last: 'done' } }, () => leaving.abort(), leaving.signal);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => seen).toEqual(['aborted', 'ended']);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('at the address of a row in JSON is for who accepts it', async () => {
    const ask = (accept: string) => caller.send('POST', '/api/total', { body: { to: 7 }, token: tokenOf('mia'), headers: { accept } });
    expect((await ask('text/event-stream')).text).toBe(': open\n\ndata: {"type":"done","sum":7}\n\n');
    expect((await ask('*/*')).body).toEqual({ sum: 7 });
    const heard: unknown[] = [];
    await streamEvents(client, 'streamTotal', { body: { to: 8 } }, (event) => heard.push(event));
    expect(heard).toEqual([{ type: 'done', sum: 8 }]);
    expect(await client.call('total', { body: { to: 9 } })).toEqual({ sum: 9 });
  });

  it('that is refused answers as any other route', async () => {
    const answer = await caller.send('POST', '/api/count', { body: { to: 'many' }, token: tokenOf('mia') });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('an upload', () => {
  const path = '/api/clips/of-mia';
  const put = (offset: number | string, bytes: Uint8Array<ArrayBuffer>) =>
    caller.send<{ code: string }>('PUT', `${path}?offset=${offset}`, { token: tokenOf('mia'), bytes });

  it('arrives piece by piece, as it is, and tells how far it is', async () => {
    const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
    for (const [from, to] of [[0, 1_000_000], [1_000_000, 2_000_000], [2_000_000, 2_500_000]] as const) {
      expect(await put(from, bytes.slice(from, to))).toMatchObject({ status: 200, body: { received: to } });
      expect(await caller.send('GET', path, { token: tokenOf('mia') })).toMatchObject({ status: 200, body: { received: to } });
    }
    expect(Buffer.concat(clips.get('of-mia') ?? []).equals(bytes)).toBe(true);
  });

  it('is read while it comes, and goes on where a cut connection left it', async () => {
    const { hostname, port } = new URL(caller.origin);
    const headers = { authorization: `Bearer ${tokenOf('mia')}`, 'content-type': 'application/octet-stream', 'content-length': 1_000 };
    const sending = httpRequest({ hostname, port, path: `${path}?offset=0`, method: 'PUT', headers });
    sending.on('error', () => {});
    const arrived = new Promise<void>((resolve) => (firstByteBeforeEnd = resolve));
    sending.write(Buffer.alloc(400, 1));
    await arrived;
    sending.destroy();
    await expect.poll(() => put(400, new Uint8Array(10))).toMatchObject({ status: 200, body: { received: 410 } });
    // Senders lose their connection every day: a line says so, and nothing has failed.
    const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(logged.filter(({ level }) => level > 30)).toEqual([]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 30, msg: 'an upload was cut off by its sender' }));
  });

  it('at another place is refused, with the right one', async () => {
    await put(0, new Uint8Array(7));
    const answer = await put(3, new Uint8Array(7));
    expect(answer).toMatchObject({ status: 409, body: { code: 'upload_offset' } });
    expect(answer.headers.get('upload-offset')).toBe('7');
    expect(await put('end', new Uint8Array(7))).toMatchObject({ status: 400 });
  });

  it('has one writer at a time, and a limit of time', async () => {
    const { hostname, port } = new URL(caller.origin);
    const headers = { authorization: `Bearer ${tokenOf('mia')}`, 'content-type': 'application/octet-stream', 'content-length': 1_000 };
    const slow = httpRequest({ hostname, port, path: `${path}?offset=0`, method: 'PUT', headers });
    const answered = once(slow, 'response') as Promise<[{ statusCode: number }]>;
    const arrived = new Promise<void>((resolve) => (firstByteBeforeEnd = resolve));
    slow.write(Buffer.alloc(10));
    await arrived;
    expect(await put(10, new Uint8Array(7))).toMatchObject({ status: 423, body: { code: 'upload_busy' } });
    expect((await answered)[0].statusCode).toBe(504);
    slow.destroy();
  });

  it('past its piece or its whole is too large', async () => {
    expect(await put(0, new Uint8Array(2_000_001))).toMatchObject({ status: 413 });
    for (const offset of [0, 2_000_000]) expect(await put(offset, new Uint8Array(2_000_000))).toMatchObject({ status: 200 });
    expect(await put(4_000_000, new Uint8Array(1_000_001))).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('takes raw bytes only, and no other route takes them', async () => {
    const token = tokenOf('mia');
    expect(await caller.send('PUT', `${path}?offset=0`, { token, body: {} })).toMatchObject({ status: 415 });
    expect(await caller.send('POST', '/api/count', { token, bytes: new Uint8Array(3) })).toMatchObject({ status: 415 });
    expect(await caller.send('POST', path, { token })).toMatchObject({ status: 405 });
  });
});

describe('an upload by a signed link', () => {
  const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
  const arrived = () => Buffer.concat(clips.get('of-mia') ?? []);
  const put = (address: string, body: Uint8Array<ArrayBuffer>, type = 'video/mp4') =>
    caller.send<{ code: string }>('PUT', address, { bytes: body, headers: { 'content-type': type } });

  it('takes the whole by one request of a plain client, which signs in nowhere and says what it sends', async () => {
    const link = links.sign('/sent/of-mia', 60, 'write');
    expect(await put(link, bytes, 'video/webm;codecs=vp9')).toMatchObject({ status: 200, body: { received: bytes.length } });
    expect(arrived().equals(bytes)).toBe(true);
    // A plain client that was cut off sends it all again.
    expect(await put(link, bytes)).toMatchObject({ status: 200, body: { received: bytes.length } });
    expect(arrived().equals(bytes)).toBe(true);
    expect(await put(link, bytes, 'text/html')).toMatchObject({ status: 415 });
  });

  it('goes on piece by piece where it stopped', async () => {
    const link = links.sign('/sent/of-mia', 60, 'write');
    await put(`${link}&offset=0`, bytes.slice(0, 1_000_000), 'application/octet-stream');
    expect(await caller.send('GET', link)).toMatchObject({ status: 200, body: { received: 1_000_000 } });
    expect(await put(`${link}&offset=7`, bytes)).toMatchObject({ status: 409, body: { code: 'upload_offset' } });
    for (const [from, to] of [[1_000_000, 2_000_000], [2_000_000, 2_500_000]] as const) {
      expect(await put(`${link}&offset=${from}`, bytes.slice(from, to), 'application/octet-stream')).toMatchObject({ status: 200, body: { received: to } });
    }
    expect(arrived().equals(bytes)).toBe(true);
  });

  it('is refused without one, for another path, by one for reading, and when it has run out', async () => {
    const link = links.sign('/sent/of-mia', 60, 'write');
    const refused = { status: 403, body: { code: 'link_not_valid' } };
    const reading = links.sign('/sent/of-mia', 60);
    for (const address of ['/sent/of-mia', link.slice(0, -2), link.replace('of-mia', 'of-sam'), reading]) {
      expect(await put(address, bytes)).toMatchObject(refused);
      expect(await caller.send('GET', address)).toMatchObject(refused);
    }
    expect(await caller.send('GET', links.sign('/files/a', 60, 'write'))).toMatchObject(refused);
    now = new Date(now.getTime() + 60_000);
    expect(await put(link, bytes)).toMatchObject(refused);
    expect(clips.get('of-mia')).toBeUndefined();
  });
});

describe('a download', () => {
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    caller.send(method, '/api/files/of-mia', { token: tokenOf('mia'), headers });

  it.each([
    [undefined, 200, '0123456789', null],
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('of %s is %i %s', async (range, status, text, contentRange) => {
    const answer = await get(range === undefined ? {} : { range });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it('past the end is refused, and says how much there is', async () => {
    for (const range of ['bytes=10-', 'bytes=-0']) {
      const answer = await get({ range });
      expect(answer).toMatchObject({ status: 416, body: { code: 'range_not_satisfiable' } });
      expect(answer.headers.get('content-range')).toBe('bytes */10');
    }
  });

  it('that the browser has already is not sent again, and a range of other bytes is sent whole', async () => {
    expect(await get({ 'if-none-match': '"v1"' })).toMatchObject({ status: 304, text: '' });
    expect(await get({ range: 'bytes=0-1', 'if-range': '"v0"' })).toMatchObject({ status: 200, text: '0123456789' });
    expect(await get({ range: 'bytes=0-1', 'if-range': '"v1"' })).toMatchObject({ status: 206, text: '01' });
  });

  it('of the head alone tells size and type and reads nothing', async () => {
    const open = vi.spyOn(download, 'open');
    const answer = await get({}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('by a signed link needs no sign-in, for that path and until it runs out', async () => {
    const link = links.sign('/files/a', 60);
    expect(await caller.send('GET', link)).toMatchObject({ status: 200, text: '0123456789' });
    const refused = { status: 403, body: { code: 'link_not_valid' } };
    expect(await caller.send('GET', link.replace('/files/a', '/files/b'))).toMatchObject(refused);
    expect(await caller.send('GET', link.replace(/expires=\d+/, 'expires=9999999999'))).toMatchObject(refused);
    expect(await caller.send('GET', link.slice(0, -2))).toMatchObject(refused);
    expect(await caller.send('GET', '/files/a')).toMatchObject(refused);
    now = new Date(now.getTime() + 60_000);
    expect(await caller.send('GET', link)).toMatchObject(refused);
    expect(createSignedLinks('another secret', () => now).isValid(links.sign('/files/a', 60), 'read')).toBe(false);
  });
});

it('a server that stops ends its open streams and tells their readers', async () => {
  const other = await createApp({ log: logger('silent'), trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  const verifyToken = async () => ({ id: 'mia', email: '', sessionId: '' });
  mount(other, table, handlers, { verifyToken, isOperator: async () => false, limiter: createLimiter(database.pool), links, checkReplies: true });
  const there = createApiClient(await other.listen({ port: 0, host: '127.0.0.1' }));
  const answer = there.send('POST', '/api/count', { body: { to: 10_000, last: 'done' }, token: tokenOf('mia') });
  await pause(100);
  await other.close();
  expect((await answer).text).toContain('"code":"unavailable"');
});
