import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sharedFolder } from '../../testing/temporary-folder.ts';
import { clip, clipCalls } from './testing/clip-calls.ts';

const folder = sharedFolder();
let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all', clips: { kind: 'disk', folder: join(folder(), 'clips') } });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await server.signUp();
});

const { call, initiate, put, complete, stateOf, stored, filesOf } = clipCalls(() => ({ server, player }), folder);

describe('the clip of a child', () => {
  const childOf = async (age: number | null) => {
    const child = await server.signUp();
    await server.database.pool.query('update users set age = $2, lowest_age = $2 where id = $1', [child.id, age]);
    return child;
  };
  const agree = (id: string) =>
    server.database.pool.query(
      `insert into guardian_consents (id, player_id, purpose, recipient, wording, email, site, requested_at, answered_at, is_given)
       values ($1, $2, 'clip', 'this Touchline server', 1, 'mum@touchline.example', 'http://x', $3, $3, true)`,
      [randomUUID(), id, server.clock.now()],
    );

  it.each([12, null])('of the age %j is not taken without a grown-up’s yes, and body points are', async (age) => {
    const child = await childOf(age);
    expect(await initiate({}, child)).toMatchObject({ status: 403, body: { code: 'clip_consent_needed' } });
    expect((await call('GET', 'history', undefined, child)).body.data.history).toEqual([]);
    expect(await initiate({ sharing: 'account' }, child)).toMatchObject({ status: 200, body: { upload: null } });
  });

  it('is taken with one, and goes when that is taken back', async () => {
    const child = await childOf(12);
    await agree(child.id);
    const id = await stored(child);
    const { body } = await initiate({}, child);
    const revoke = { token: await child.token(), body: { purpose: 'clip' } };
    expect(await server.send('POST', '/api/consents/revoke', revoke)).toMatchObject({ status: 200 });
    expect(filesOf(child)).toEqual([]);
    expect(await stateOf(id, child)).toMatchObject({ state: 'deleted' });
    expect(await put(body.signedURL ?? '', clip)).toMatchObject({ status: 403, body: { code: 'clip_consent_needed' } });
    expect(await call('PUT', `${id}/clip`, { keep: true }, child)).toMatchObject({ status: 403, body: { code: 'clip_consent_needed' } });
    expect(await initiate({}, child)).toMatchObject({ status: 403 });
  });

  it.each([12, null])('goes when its player turns out to be one: an age of %j in place of 13', async (age) => {
    const child = await childOf(13);
    const kept = await stored(child);
    await call('PUT', `${kept}/clip`, { keep: true }, child);
    const { body } = await initiate({}, child);
    const at = (offset: number, bytes: Uint8Array) => put(`${body.signedURL ?? ''}&offset=${offset}`, bytes);
    expect(await at(0, clip.subarray(0, 1_000_000))).toMatchObject({ status: 200 });
    const correct = async (changes: object) => server.send('PUT', '/api/profile', { token: await child.token(), body: changes });
    expect(await correct({ age: 14 })).toMatchObject({ status: 200 });
    expect(filesOf(child)).toHaveLength(2);
    expect(await correct({ age })).toMatchObject({ status: 200 });
    expect(filesOf(child)).toEqual([]);
    expect(await stateOf(kept, child)).toMatchObject({ state: 'deleted', keep: false });
    const refused = { status: 403, body: { code: 'clip_consent_needed' } };
    expect(await at(1_000_000, clip.subarray(1_000_000))).toMatchObject(refused);
    expect(await complete(body.analysisId, child)).toMatchObject(refused);
    expect(filesOf(child)).toEqual([]);
  });

  it('that was on its way when its player turned out to be one comes once a grown-up has said yes', async () => {
    const child = await childOf(13);
    const { body } = await initiate({}, child);
    expect(await put(`${body.signedURL ?? ''}&offset=0`, clip.subarray(0, 1_000_000))).toMatchObject({ status: 200 });
    expect(await server.send('PUT', '/api/profile', { token: await child.token(), body: { age: 12 } })).toMatchObject({ status: 200 });
    await agree(child.id);
    const again = await initiate({ analysisId: body.analysisId }, child);
    expect(again.body).toMatchObject({ analysisId: body.analysisId, upload: { kind: 'offset' } });
    expect(await put(again.body.signedURL ?? '', clip)).toMatchObject({ status: 200 });
    expect(await complete(body.analysisId, child)).toMatchObject({ status: 200 });
    expect(await stateOf(body.analysisId, child)).toMatchObject({ state: 'stored' });
  });

  it('stays when its player’s age is corrected where a grown-up has said yes', async () => {
    const child = await childOf(13);
    await agree(child.id);
    const id = await stored(child);
    expect(await server.send('PUT', '/api/profile', { token: await child.token(), body: { age: 12 } })).toMatchObject({ status: 200 });
    expect(await stateOf(id, child)).toMatchObject({ state: 'stored' });
    expect(filesOf(child)).toEqual([`${id}.file`]);
  });
});
