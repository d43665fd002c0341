import { randomUUID } from 'node:crypto';
import { routes, type JsonRoute, type Route } from '@touchline/contracts';
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
  player = await server.signUp({ address: '10.0.0.1' });
  // Or nothing hostile would come past the door of what operators may do.
  await server.database.pool.query('insert into internal.operators (player_id, added_at) values ($1, now())', [player.id]);
});
afterAll(() => server.close());

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

type FuzzedRequest = { readonly query: string; readonly body: unknown; readonly key: string | undefined };

function requestsTo(route: JsonRoute): fc.Arbitrary<FuzzedRequest> {
  const query = route.query === undefined ? fc.constant({}) : fc.oneof(valuesOf(jsonSchemaOf(route.query)), fc.dictionary(hostileText, hostileText));
  const body =
    route.body === undefined
      ? fc.constant(undefined)
      : fc.oneof({ weight: 6, arbitrary: valuesOf(jsonSchemaOf(route.body)) }, hostile, fc.constantFrom('{', '{"a":', '"\\ud800"', ''));
  return fc.record({ query: query.map(queryText), body, key: fc.oneof(fc.uuid(), fc.constantFrom(undefined, 'no uuid')) });
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
function requestsAPlayer(name: string, { limits }: JsonRoute): number {
  if (limits?.player) return limits.player.points;
  return name === 'savePracticeSession' ? sessionLimits.maxSessionsADay : Infinity;
}

const fuzzed = Object.entries(routes as Record<string, Route>).flatMap(([name, route]) => (route.kind === 'json' ? [[name, route] as const] : []));
const takesInput = ({ query, body }: JsonRoute) => query !== undefined || body !== undefined;
/** Where there is nothing to vary, a few will do. */
const FEW = 5;
const perRoute = Math.ceil(count('fuzzedRequests') / fuzzed.filter(([, route]) => takesInput(route)).length);

it.each(fuzzed)('%s never fails and never hangs', async (name, route) => {
  const each = requestsAPlayer(name, route);
  let caller = ENDS.has(name) ? await server.signUp({ address: addressOf(0) }) : player;
  let [sent, limited] = [0, 0];
  await fc.assert(
    fc.asyncProperty(requestsTo(route), async ({ query, body, key }) => {
      if (sent > 0 && sent % each === 0) caller = await server.signUp({ address: addressOf(sent) });
      sent += 1;
      const token = await caller.token();
      const asked: Promise<Answer<unknown>> = server.send(route.method, `${route.path}?${query}`, {
        ...(body !== undefined && { body }),
        ...(key !== undefined && { key }),
        token,
        headers: { 'x-forwarded-for': addressOf(sent) },
      });
      const { status, text } = await within(asked);
      if (status === 429) limited += 1;
      const foreseen = route.fails.some((code) => text.includes(`"code":"${code}"`));
      expect(status < 500 || foreseen, `${status} ${text}`).toBe(true);
    }),
    { numRuns: takesInput(route) ? perRoute : FEW },
  );
  expect(limited, 'requests that only met a limit').toBe(0);
}, 60_000 + perRoute * 100);

const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${HANGS} ms`)), HANGS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
