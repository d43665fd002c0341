import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { routes, type Route } from '@touchline/contracts';
import { sessionLimits } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Answer } from '../testing/api-client.ts';
import type { TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Longest a request may take before it counts as one that hangs, in milliseconds. */
const HANGS = 20_000;

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  // Each request comes from an address of its own, so that limits do not answer for the handlers.
  server = await startTestServer({ trustedProxies: ['127.0.0.1'] });
  player = await newCaller('10.0.0.1');
});
afterAll(() => server.close());

async function newCaller(address: string): Promise<TestPlayer> {
  const caller = await server.signUp({ address });
  // Or nothing hostile would come past the door of what operators may do.
  await server.database.pool.query('insert into internal.operators (player_id, added_at) values ($1, now())', [caller.id]);
  return caller;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that are in use when nobody is asked. */
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const hostileText = fc.constantFrom(
  '', ' ', '\0', 'a\0b', '\ud800', '\u202e', '%00', '..', '../../etc/passwd', '__proto__', 'constructor', 'null',
  '-1', '0', 'NaN', '1e999', '9'.repeat(40), "'; drop table users; --", '{}', '[]', 'x'.repeat(3_000), '🏆'.repeat(200),
  '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00', '2026-02-30T12:00:00Z', '2026-02-15T12:00:00Z',
  '00000000-0000-0000-0000-000000000000', 'all', 'password', 'refresh_token', 'juggling', 'Europe/London', 'a@b.c', 'a\0@b.c',
); // prettier-ignore
const hostileNumber = fc.constantFrom(0, -0, -1, 1, 0.5, 5, 30, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, -(2 ** 63), 1e308);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(null, true, false, [], {}, [[[]]]),
  fc.jsonValue({ maxDepth: 5 }),
);

const boardNumber = fc.constantFrom(0, 3, 2 ** 31 - 1, 2 ** 31, 1e15);
const boardMoment = fc.constantFrom('2026-02-15T12:00:00.000Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z');

/** Cursors as the server makes them, with parts that it never made. */
const cursor = fc
  .oneof(
    fc.tuple(hostile, hostile, hostile, hostile).map((parts) => JSON.stringify(parts)),
    fc.tuple(boardNumber, boardNumber, boardMoment, fc.constantFrom(randomUUID(), 'team', 'a\0')).map((parts) => JSON.stringify(parts)),
    fc.tuple(fc.constantFrom('0', '253402300799999', '999999999999999'), fc.constant(randomUUID())).map((parts) => parts.join('.')),
    fc.string(),
  )
  .map((parts) => Buffer.from(parts).toString('base64url'));

type JsonSchema = { type?: string; enum?: unknown[]; properties?: Record<string, JsonSchema>; required?: string[]; anyOf?: JsonSchema[] };

/** Values of a schema, some of them right and some of them hostile. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf), hostile);
  if (schema.enum) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...schema.enum) }, hostile);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, fieldOf(name, field)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 60 }), hostile);
  return hostile;
}

function fieldOf(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (name === 'cursor') return fc.oneof(cursor, hostile);
  if (name === 'drill_id') return fc.oneof(fc.constant('juggling'), hostile);
  if (name === 'email') return fc.oneof(fc.uuid().map((id) => `${id}@touchline.example`), fc.constant('a\0b@c.d'), hostile);
  if (name === 'password') return fc.oneof(fc.constant('a good secret'), hostile);
  if (name === 'grant_type') return fc.oneof(fc.constantFrom('password', 'refresh_token'), hostile);
  return valuesOf(schema);
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

type FuzzedRequest = {
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  readonly key: string | undefined;
};

function requestsTo(route: Route): fc.Arbitrary<FuzzedRequest> {
  const signed = 'auth' in route && route.auth === 'signed' ? [fc.record({ expires: hostile, signature: hostile, offset: hostile })] : [];
  const dictionary = fc.dictionary(hostileText, hostileText);
  const query = fc.oneof(...(route.query === undefined ? [] : [valuesOf(jsonSchemaOf(route.query))]), ...signed, dictionary);
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  // A client takes dots out of an address before it sends it, and asks something else.
  const parts = fc.oneof(fc.uuid(), fc.constant(player.id), hostileText.filter((text) => !/^\.*$/.test(text)));
  const path = fc.tuple(...names.map(() => parts)).map((values) => names.reduce((filled, name, at) => filled.replace(`{${name}}`, encoded(values[at] ?? '')), route.path));
  const bytes = route.kind === 'upload' ? fc.uint8Array({ maxLength: 200 }).map((array) => Uint8Array.from(array)) : fc.constant(undefined);
  const body =
    !('body' in route) || route.body === undefined
      ? fc.constant(undefined)
      : fc.oneof({ weight: 6, arbitrary: valuesOf(jsonSchemaOf(route.body)) }, hostile, fc.constantFrom('{', '{"a":', '"\\ud800"', ''));
  return fc.record({ path, query: query.map(queryText), body, bytes, key: fc.oneof(fc.uuid(), fc.constantFrom(undefined, 'no uuid')) });
}

function queryText(query: unknown): string {
  return Object.entries(query as Record<string, unknown>)
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

/** The one who signs out or leaves would take the others' player along; each is called with a player of its own. */
const ENDS = new Set(['authSignOut', 'deleteAccount']);

/** After so many requests another player goes on: a limit of the player, or a full day, would answer for the handler. */
function requestsAPlayer(name: string, { limits }: Route): number {
  if (limits?.player) return limits.player.points;
  return name === 'savePracticeSession' ? sessionLimits.maxSessionsADay : Infinity;
}

const fuzzed = Object.entries(routes as Record<string, Route>);
const takesInput = (route: Route) => route.query !== undefined || route.path.includes('{') || ('body' in route && route.body !== undefined);
/** Where there is nothing to vary but what is not asked for, a few will do. */
const FEW = 5;
/** What the process may hold more at the end than when each route was asked a few times: caches have an end. */
const GROWTH = 30 * 2 ** 20;
let requests = 0;
let atFirst = Number.NaN;
const perRoute = Math.ceil(count('fuzzedRequests') / fuzzed.filter(([, route]) => takesInput(route)).length);

/** Asks so often, and gives how many requests only met a limit. Throws where one fails or hangs. */
async function fuzz(name: string, route: Route, runs: number): Promise<number> {
  const each = requestsAPlayer(name, route);
  let caller = ENDS.has(name) || route.limits?.player ? await newCaller(addressOf(0)) : player;
  let [sent, limited] = [0, 0];
  await fc.assert(
    fc.asyncProperty(requestsTo(route), async ({ path, query, body, bytes, key }) => {
      if (sent > 0 && sent % each === 0) caller = await newCaller(addressOf(sent));
      sent += 1;
      requests += 1;
      const token = await caller.token();
      const asked: Promise<Answer<unknown>> = server.send(route.method, `${path}?${query}`, {
        ...(body !== undefined && { body }),
        ...(bytes !== undefined && { bytes }),
        ...(key !== undefined && { key }),
        token,
        headers: { 'x-forwarded-for': addressOf(sent), ...(route.kind === 'stream' && { accept: 'text/event-stream' }) },
      });
      const { status, text } = await within(asked);
      if (status === 429) limited += 1;
      const foreseen = route.fails.some((code) => text.includes(`"code":"${code}"`));
      expect(status < 500 || foreseen, `${status} ${text}`).toBe(true);
    }),
    { numRuns: takesInput(route) ? runs : FEW },
  );
  return limited;
}

it('every route answers a few, and reads in what it needs', async () => {
  for (const [name, route] of fuzzed) await fuzz(name, route, FEW);
  // The phrases of the coach are read with the first question that is one.
  const { status } = await server.send('POST', '/api/coach', { body: { message: 'What should I practise?' }, token: await player.token() });
  expect(status).toBe(200);
  atFirst = heap();
});

it.each(fuzzed)('%s never fails and never hangs', async (name, route) => {
  expect(await fuzz(name, route, perRoute), 'requests that only met a limit').toBe(0);
  // The log is the test's own, and would be most of what is in use at the end.
  server.lines.length = 0;
});

it('they leave nothing behind in the memory of the process', () => {
  const atLast = heap();
  console.log(`${requests} requests at ${fuzzed.length} routes; in use at first ${Math.round(atFirst / 2 ** 20)} MB, at last ${Math.round(atLast / 2 ** 20)} MB`);
  expect(atLast - atFirst).toBeLessThan(GROWTH);
});

const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${HANGS} ms`)), HANGS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
