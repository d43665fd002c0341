import { setTimeout as pause } from 'node:timers/promises';
import { streamEvents } from '@touchline/contracts/client/stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectClosedToStrangers, guardedRoutes, type Known } from '../testing/expect-routes-guarded.ts';
import { clips, seen, serveEveryRouteKind, sizeOf, table, tokenOf, type EveryRouteKind } from './testing/serve-every-route-kind.ts';

let routes: EveryRouteKind;
beforeAll(async () => {
  routes = await serveEveryRouteKind();
});
beforeEach(() => routes.beginAnew());
afterAll(() => routes.close());

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
      caller: routes.caller,
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
    const waiting = routes.client.call('wait', {});
    await expect(waiting).rejects.toMatchObject({ status: 504, code: 'timed_out', message: 'This took too long.', retryAfter: 5 });
    // What becomes of the work is for the log.
    await expect.poll(() => routes.lines.join('')).toContain('nobody waits for this any more');
  });
});

describe('a stream', () => {
  const events = async (body: { to: number; last: 'done' | 'nothing' | 'throw' | 'hang' }, signal?: AbortSignal) => {
    const heard: unknown[] = [];
    await streamEvents(routes.client, 'count', { body }, (event) => heard.push(event), signal);
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
    const { headers, text } = await routes.caller.send('POST', '/api/count', { body: { to: 1, last: 'done' }, token: tokenOf('mia') });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(text).toBe(': open\n\ndata: {"type":"number","value":1}\n\ndata: {"type":"done","sum":1}\n\n');
  });

  it('that fails in the middle ends with the failure, its reason in the log only', async () => {
    await expect(events({ to: 2, last: 'throw' })).rejects.toMatchObject({ code: 'internal', message: 'Something went wrong on our side.' });
    expect(routes.lines.join('')).toContain('the abacus is broken');
  });

  it('without a last event is a failure, and one past its time says so', async () => {
    await expect(events({ to: 1, last: 'nothing' })).rejects.toMatchObject({ code: 'internal' });
    const answer = await routes.caller.send('POST', '/api/count-quickly', { body: { to: 1, last: 'hang' }, token: tokenOf('mia') });
    expect(answer.text).toContain('"type":"failed"');
    expect(answer.text).toContain('"code":"timed_out"');
    expect(seen).toContain('aborted');
  });

  it('is cancelled at the server when its reader leaves', async () => {
    const leaving = new AbortController();
    // They leave at the first event: a busy server may not have begun within any pause.
    const reading = streamEvents(routes.client, 'count', { body: { to: 10_000, last: 'done' } }, () => leaving.abort(), leaving.signal);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => seen).toEqual(['aborted', 'ended']);
    expect(routes.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('at the address of a row in JSON is for who accepts it', async () => {
    const ask = (accept: string) => routes.caller.send('POST', '/api/total', { body: { to: 7 }, token: tokenOf('mia'), headers: { accept } });
    expect((await ask('text/event-stream')).text).toBe(': open\n\ndata: {"type":"done","sum":7}\n\n');
    expect((await ask('*/*')).body).toEqual({ sum: 7 });
    const heard: unknown[] = [];
    await streamEvents(routes.client, 'streamTotal', { body: { to: 8 } }, (event) => heard.push(event));
    expect(heard).toEqual([{ type: 'done', sum: 8 }]);
    expect(await routes.client.call('total', { body: { to: 9 } })).toEqual({ sum: 9 });
  });

  it('that is refused answers as any other route', async () => {
    const answer = await routes.caller.send('POST', '/api/count', { body: { to: 'many' }, token: tokenOf('mia') });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

it('a server that stops ends its open streams and tells their readers', async () => {
  const { app, caller } = await routes.serve();
  const answer = caller.send('POST', '/api/count', { body: { to: 10_000, last: 'done' }, token: tokenOf('mia') });
  await pause(100);
  await app.close();
  expect((await answer).text).toContain('"code":"unavailable"');
});
