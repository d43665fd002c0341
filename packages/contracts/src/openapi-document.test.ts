import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { EndpointAccessAndLimits } from './endpoint-access-and-limits.ts';
import { openApiDocument } from './openapi-document.ts';
import type { Route } from './route.ts';
import { routes } from './routes/index.ts';

const document = openApiDocument(routes, '1.2.3');

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('a document with a broken operation is not valid: the validator looks', async () => {
  const broken = structuredClone(document) as { paths: Record<string, { get?: { responses?: unknown } }> };
  const health = broken.paths['/health']?.get;
  if (health) health.responses = 'none';
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every route is in the document, under its method', () => {
  const paths = document['paths'] as Record<string, Record<string, { operationId: string }>>;
  // Of two rows at one address the first names the operation.
  const rows = Object.entries<Route>(routes);
  const first = ({ method, path }: Route) => rows.find(([, route]) => route.method === method && route.path === path)?.[0];
  for (const [, route] of rows) {
    expect(paths[route.path]?.[route.method.toLowerCase()]?.operationId).toBe(first(route));
  }
});

test('every row says who may call, how often, how much and for how long, as many as stand at an address', () => {
  const paths = document['paths'] as Record<string, Record<string, { 'x-endpoints': EndpointAccessAndLimits[] }>>;
  for (const [operationId, route] of Object.entries<Route>(routes)) {
    const facts = paths[route.path]?.[route.method.toLowerCase()]?.['x-endpoints'].find((one) => one.operationId === operationId);
    expect(facts).toMatchObject({ kind: route.kind, auth: route.auth, limits: route.limits ?? {}, fails: expect.arrayContaining([...route.fails]) });
  }
  expect(paths['/api/practice-sessions']?.['post']?.['x-endpoints'][0]).toMatchObject({
    auth: 'player',
    maxBytes: 65_536,
    timeoutSeconds: 20,
    fails: expect.arrayContaining(['day_full', 'sign_in_required', 'idempotency_key_reused']),
  });
  expect(paths['/health']?.['get']?.['x-endpoints'][0]).not.toHaveProperty('maxBytes');
});

test('a conditional read says that it takes a tag, and that nothing may have changed', () => {
  type Operation = { parameters: { name: string }[]; responses: Record<string, unknown> };
  const paths = document['paths'] as Record<string, { get?: Operation }>;
  const facts = (path: string) => ({
    takesTag: paths[path]?.get?.parameters.some(({ name }) => name === 'If-None-Match'),
    mayBeUnchanged: '304' in (paths[path]?.get?.responses ?? {}),
  });
  expect(facts('/api/live-scores')).toEqual({ takesTag: true, mayBeUnchanged: true });
  expect(facts('/api/my-club')).toEqual({ takesTag: false, mayBeUnchanged: false });
});

test('every reference leads to a component', () => {
  const { schemas } = document['components'] as { schemas: Record<string, unknown> };
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(Object.keys(schemas)).toContain(name);
  // One that only led to itself would say nothing.
  for (const [name, schema] of Object.entries(schemas)) expect(schema).not.toEqual({ $ref: `#/components/schemas/${name}` });
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('routes that name a player take the bearer token, the others none', () => {
  const paths = document['paths'] as Record<string, Record<string, { security: unknown }>>;
  expect(paths['/api/stats']?.['get']?.security).toEqual([{ player: [] }]);
  expect(paths['/health']?.['get']?.security).toEqual([]);
});

test('every kind of route is described, and the whole stays valid', async () => {
  const shared = { area: 'test', summary: 'A route of this test', fails: [] } as const;
  const params = z.object({ id: z.string() });
  const events = z.discriminatedUnion('type', [z.object({ type: z.literal('done') })]);
  const planted = openApiDocument(
    {
      ask: { ...shared, kind: 'stream', method: 'POST', path: '/api/ask', auth: 'player', body: params, events },
      tell: { ...shared, kind: 'json', method: 'POST', path: '/api/tell', auth: 'player', body: params, reply: params },
      tellInPieces: { ...shared, kind: 'stream', method: 'POST', path: '/api/tell', auth: 'player', body: params, events },
      send: { ...shared, kind: 'upload', method: 'PUT', path: '/api/clips/{id}', auth: 'player', params, maxBytes: 9, chunkBytes: 3 },
      sendLinked: { ...shared, kind: 'upload', method: 'PUT', path: '/sent/{id}', auth: 'signed', types: ['video/mp4'], params, maxBytes: 9, chunkBytes: 3 },
      take: { ...shared, kind: 'download', method: 'GET', path: '/files/{id}', auth: 'signed', params },
    },
    '1.2.3',
  );
  expect((await new Validator().validate(structuredClone(planted))).errors).toBeUndefined();
  expect(planted['paths']).toMatchObject({
    '/api/ask': { post: { responses: { 200: { content: { 'text/event-stream': {} } } } } },
    '/api/tell': { post: { operationId: 'tell', responses: { 200: { content: { 'application/json': {}, 'text/event-stream': {} } } } } },
    '/api/clips/{id}': { put: { requestBody: { content: { 'application/octet-stream': {} } } }, get: { operationId: 'sendOffset' } },
    '/sent/{id}': {
      put: { security: [], requestBody: { content: { 'application/octet-stream': {}, 'video/mp4': {} } } },
      get: { parameters: [{ name: 'id' }, { name: 'expires' }, { name: 'signature' }] },
    },
    '/files/{id}': { get: { security: [], responses: { 200: {}, 206: {} } } },
  });
});
