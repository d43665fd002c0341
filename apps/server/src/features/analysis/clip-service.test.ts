import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisLimits } from '@touchline/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedAnalysis } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sharedFolder } from '../../testing/temporary-folder.ts';
import { BYTES, clip, clipCalls } from './testing/clip-calls.ts';

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

const { call, initiate, put, complete, stateOf, stored, reviewed, fileOf, filesOf } = clipCalls(() => ({ server, player }), folder);
const sweep = (done: () => boolean) =>
  eventually('the sweep', async () => {
    // One that is still under way from before may have looked already.
    await server.jobs?.runNow('housekeeping');
    return done();
  });

describe('a clip', () => {
  it('comes in pieces, goes on where it stopped, and is watched by a link in ranges', async () => {
    const { body } = await initiate();
    expect(body.upload).toMatchObject({ kind: 'offset' });
    const url = (body.upload as { url: string }).url;
    expect(await put(`${url}&offset=0`, clip.subarray(0, 1_000_000))).toMatchObject({ body: { received: 1_000_000 } });
    // Begun again, as after a restart of the device.
    const again = await initiate({ analysisId: body.analysisId, metadata: {} });
    const link = (again.body.upload as { url: string }).url;
    expect(await server.send('GET', link)).toMatchObject({ body: { received: 1_000_000 } });
    expect(await complete(body.analysisId)).toMatchObject({ status: 409, body: { code: 'clip_incomplete' } });
    expect((await put(`${link}&offset=1000000`, clip.subarray(1_000_000))).body.received).toBe(BYTES);
    for (const time of ['first', 'again']) expect(`${time} ${(await complete(body.analysisId)).status}`).toBe(`${time} 200`);
    expect(await stateOf(body.analysisId)).toMatchObject({ state: 'stored', bytes: BYTES, type: 'video/mp4', keep: false });
    const watched = (await call('GET', `${body.analysisId}/clip`)).body.data;
    const response = await fetch(`${server.origin}${watched.url}`, { headers: { range: 'bytes=10-19' } });
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer()).equals(clip.subarray(10, 20))).toBe(true);
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });

  it('is not complete while a request still brings bytes', async () => {
    const { body } = await initiate();
    const bytes = new TransformStream<Uint8Array, Uint8Array>();
    const writer = bytes.writable.getWriter();
    const sending = fetch(body.signedURL ?? '', { method: 'PUT', headers: { 'content-type': 'video/mp4' }, body: bytes.readable, duplex: 'half' });
    await writer.write(Uint8Array.from(clip));
    await eventually('the bytes', () => filesOf().includes(`${body.analysisId}.lock`));
    expect(await complete(body.analysisId)).toMatchObject({ status: 423, body: { code: 'upload_busy' } });
    await writer.close();
    expect((await sending).status).toBe(200);
    expect(await complete(body.analysisId)).toMatchObject({ status: 200 });
  });

  it('comes at once from a plain client, which gets a whole address', async () => {
    const { body } = await initiate();
    expect(body.signedURL).toMatch(/^http/);
    const sent = await fetch(body.signedURL ?? '', { method: 'PUT', headers: { 'content-type': 'video/mp4' }, body: Uint8Array.from(clip) });
    expect(sent.status).toBe(200);
    expect((await complete(body.analysisId)).status).toBe(200);
  });

  it('takes no more than was announced, in pieces or as a whole, and what was right before goes on', async () => {
    const announced = 2_000_000;
    const { body } = await initiate({ metadata: { size: announced, type: 'video/mp4' } });
    const { url } = body.upload as { url: string };
    const here = async () => (await server.send<{ received: number }>('GET', url)).body.received;
    const tooLarge = { status: 413, body: { code: 'too_large', error: 'This is too large to send.' } };
    expect(await put(`${url}&offset=0`, clip.subarray(0, 900_000))).toMatchObject({ status: 200 });
    expect(await put(`${url}&offset=900000`, clip.subarray(900_000, announced + 1))).toMatchObject(tooLarge);
    expect(await put(body.signedURL ?? '', clip)).toMatchObject(tooLarge);
    expect(await here()).toBe(900_000);
    // Without a length nobody knows before it has come.
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 900_000; at < BYTES; at += 100_000) controller.enqueue(Uint8Array.from(clip.subarray(at, at + 100_000)));
        controller.close();
      },
    });
    const headers = { 'content-type': 'video/mp4' };
    const unsized = await fetch(`${server.origin}${url}&offset=900000`, { method: 'PUT', headers, body: pieces, duplex: 'half' });
    expect([unsized.status, await here()]).toEqual([413, 900_000]);
    expect(await complete(body.analysisId)).toMatchObject({ status: 409, body: { code: 'clip_incomplete' } });
    expect(await put(`${url}&offset=900000`, clip.subarray(900_000, announced))).toMatchObject({ status: 200 });
    expect(await complete(body.analysisId)).toMatchObject({ status: 200 });
    expect(await stateOf(body.analysisId)).toMatchObject({ state: 'stored', bytes: announced });
  });

  it('that is no video, or larger than it may be, is not taken', async () => {
    expect(await initiate({ metadata: { size: 60_000_000 } })).toMatchObject({ status: 413, body: { code: 'clip_too_large', error: 'File too large. Maximum size is 50MB.' } });
    expect(await initiate({ metadata: { size: 10, type: 'text/html' } })).toMatchObject({ status: 400, body: { code: 'clip_type_unknown' } });
    expect((await call('GET', 'history')).body.data.history).toEqual([]);
    const { body } = await initiate({ metadata: {} });
    const page = Buffer.from('<script>alert(1)</script>'.padEnd(5000));
    expect(await put(body.signedURL ?? '', page)).toMatchObject({ status: 400, body: { code: 'clip_type_unknown' } });
    expect((await complete(body.analysisId)).status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(body.analysisId)).toMatchObject({ state: 'uploading' });
  });

  it('is nobody else’s: neither its ids nor a link that has run out, was changed or is for something else opens it', async () => {
    const stranger = await server.signUp();
    const id = await stored();
    for (const [method, path, body] of [
      ['GET', `${id}/clip`], ['PUT', `${id}/clip`, { keep: true }], ['POST', 'upload-complete', { analysisId: id }], ['GET', id],
      ['GET', `results/${id}`], ['POST', `trigger-processing/${id}`, {}], ['GET', `db/analysis/${id}`],
    ] as const) {
      expect(`${path} ${(await call(method, path, body, stranger)).status}`).toBe(`${path} 404`);
    } // prettier-ignore
    const { url } = (await call('GET', `${id}/clip`)).body.data;
    const other = await stored();
    const write = (await initiate({ analysisId: id })).body.upload as { url: string };
    const status = async (address: string) => (await fetch(`${server.origin}${address}`)).status;
    expect(await status(url)).toBe(200);
    expect(await status(url.replace(id, other))).toBe(403);
    expect(await status(write.url.replace(`${id}?`, `${id}/video?`))).toBe(403);
    expect((await put(url.replace('/video', ''), clip)).status).toBe(403);
    server.clock.advance({ seconds: analysisLimits.watchLinkSeconds + 1 });
    expect(await status(url)).toBe(403);
    server.clock.advance({ seconds: analysisLimits.uploadLinkSeconds - analysisLimits.watchLinkSeconds });
    expect(await status(write.url)).toBe(403);
    expect((await put(write.url, clip)).status).toBe(403);
  });

  it('goes an hour after its review', async () => {
    const id = await stored();
    await reviewed(id);
    expect(await stateOf(id)).toMatchObject({ state: 'stored', expires_at: new Date(server.clock.now().getTime() + 3_600_000).toISOString() });
    server.clock.advance({ minutes: 61 });
    await sweep(() => filesOf().length === 0);
    expect(await stateOf(id)).toMatchObject({ state: 'deleted', bytes: null, expires_at: null });
    expect((await call('GET', `${id}/clip`)).status).toBe(404);
  });

  it('goes as soon after a review that a device made itself', async () => {
    const id = await stored();
    expect(await call('POST', 'db/save-results', savedAnalysis(id))).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await stateOf(id)).toMatchObject({ state: 'stored', expires_at: new Date(server.clock.now().getTime() + 3_600_000).toISOString() });
  });

  it('stays for 90 days where its player keeps it, and goes at once where they do not', async () => {
    const id = await stored();
    await reviewed(id);
    const kept = await call('PUT', `${id}/clip`, { keep: true });
    const until = new Date(server.clock.now().getTime() + analysisLimits.clipDaysKept * 86_400_000).toISOString();
    expect(kept.body.data.clip).toMatchObject({ state: 'stored', keep: true, expires_at: until });
    for (const time of ['first', 'again']) {
      const gone = await call('PUT', `${id}/clip`, { keep: false });
      expect(`${time} ${gone.status} ${gone.body.data.clip.state}`).toBe(`${time} 200 deleted`);
    }
    expect(filesOf()).toEqual([]);
    expect((await call('PUT', `${id}/clip`, { keep: true })).status).toBe(404);
    expect(await player.get(`/api/analysis/${id}`)).toMatchObject({ status: 200 });
  });

  it('goes with its analysis, and with its player’s account', async () => {
    const [first, second] = [await stored(), await stored()];
    expect((await call('DELETE', first)).status).toBe(204);
    expect(existsSync(fileOf(first))).toBe(false);
    expect(existsSync(fileOf(second))).toBe(true);
    const left = await server.send('DELETE', '/api/account', { token: await player.token(), body: { password: player.password } });
    expect(left.status).toBe(200);
    expect(filesOf()).toEqual([]);
  });

  it('goes with an analysis that is replaced, and comes again for the new one where its player keeps it', async () => {
    const [former, replacement] = [await stored(), randomUUID()];
    await reviewed(former);
    await call('PUT', `${former}/clip`, { keep: true });
    expect((await call('POST', 'db/save-results', savedAnalysis(replacement, { replaces: former }))).status).toBe(200);
    expect((await call('GET', former)).status).toBe(404);
    const listed = async () => (await call('GET', 'history')).body.data.history;
    expect(await listed()).toMatchObject([{ id: replacement, sharing: 'account', clip: { state: 'none', keep: false } }]);
    expect(filesOf()).toEqual([]);
    const { body } = await initiate({ analysisId: replacement, sharing: 'clip' });
    await put(body.signedURL ?? '', clip);
    expect(await complete(replacement)).toMatchObject({ status: 200 });
    expect((await call('PUT', `${replacement}/clip`, { keep: true })).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: replacement, sharing: 'clip', clip: { state: 'stored', keep: true } }]);
    expect(filesOf()).toContain(`${replacement}.file`);
  });

  it('makes room: of 40 the oldest goes for a new one, but none that is to be kept', async () => {
    const id = await stored();
    await server.database.pool.query(
      `insert into video_analysis_results (id, player_id, analysis_type, sharing, clip_state, keeps_clip, clip_expires_at)
       select gen_random_uuid(), $1, 'general', 'clip', 'stored', true, $2 from generate_series(1, 39)`,
      [player.id, new Date(server.clock.now().getTime() + 86_400_000)],
    );
    expect((await initiate({ analysisId: id })).status).toBe(200);
    const next = await initiate();
    expect(next).toMatchObject({ status: 200 });
    expect(filesOf()).not.toContain(`${id}.file`);
    expect(await stateOf(id)).toMatchObject({ state: 'deleted' });
    await put(next.body.signedURL ?? '', clip);
    await complete(next.body.analysisId);
    await call('PUT', `${next.body.analysisId}/clip`, { keep: true });
    expect(await initiate()).toMatchObject({ status: 409, body: { code: 'clips_full' } });
    expect((await call('GET', 'history?limit=100')).body.data.history).toHaveLength(41);
  });

  it('that its player thinks better of goes, and the analysis stays', async () => {
    const { body } = await initiate();
    await put(body.signedURL ?? '', clip);
    const without = await initiate({ analysisId: body.analysisId, sharing: 'account' });
    expect(without.body).toMatchObject({ analysisId: body.analysisId, signedURL: null, upload: null });
    expect(filesOf()).toEqual([]);
    expect(await put(body.signedURL ?? '', clip)).toMatchObject({ status: 404 });
    expect(filesOf()).toEqual([]);
  });

  it('that is there stays when the analysis is begun again without one, and nothing more is waited for', async () => {
    const id = await stored();
    const again = await initiate({ analysisId: id, sharing: 'account' });
    expect(again).toMatchObject({ status: 200, body: { analysisId: id, signedURL: null, upload: null } });
    expect(await stateOf(id)).toMatchObject({ state: 'stored' });
  });

  it('that comes for an analysis which is gone is not kept', async () => {
    const { body } = await initiate();
    await call('DELETE', body.analysisId);
    expect(await put(body.signedURL ?? '', clip)).toMatchObject({ status: 404 });
    expect((await complete(body.analysisId)).status).toBe(404);
    expect(filesOf()).toEqual([]);
  });
});

describe('the sweep', () => {
  it('removes uploads that nobody ended and files that nobody has a reason for, and nothing else', async () => {
    // Files have the time of the machine.
    server.clock.set(new Date(Date.now() + 15 * 60_000));
    player = await server.signUp();
    const kept = await stored();
    await call('PUT', `${kept}/clip`, { keep: true });
    const { body } = await initiate();
    await put(`${(body.upload as { url: string }).url}&offset=0`, clip.subarray(0, 1_000_000));
    writeFileSync(fileOf(randomUUID()), 'left behind');
    expect(filesOf()).toHaveLength(3);
    await sweep(() => filesOf().length === 2);
    server.clock.advance({ hours: analysisLimits.uploadHours, minutes: 1 });
    await sweep(() => filesOf().length === 1);
    expect(existsSync(fileOf(kept))).toBe(true);
    expect(await stateOf(kept)).toMatchObject({ state: 'stored', keep: true });
  });

  it('removes what was begun and never sent after a day, with its clip, and its device may still send it', async () => {
    server.clock.set(new Date());
    player = await server.signUp();
    const plain = (await initiate({ sharing: 'account' })).body.analysisId;
    const whole = await stored();
    const kept = await stored();
    await call('PUT', `${kept}/clip`, { keep: true });
    const sent = await stored();
    await reviewed(sent);
    const idsOf = async () => (await call('GET', 'history?limit=100')).body.data.history.map(({ id }) => id);
    server.clock.advance({ hours: analysisLimits.uploadHours - 1 });
    const young = (await initiate({ sharing: 'account' })).body.analysisId;
    await server.jobs?.runNow('housekeeping');
    expect(new Set(await idsOf())).toEqual(new Set([plain, whole, kept, sent, young]));
    server.clock.advance({ hours: 2 });
    await eventually('the sweep', async () => {
      await server.jobs?.runNow('housekeeping');
      return (await idsOf()).length === 3;
    });
    expect(new Set(await idsOf())).toEqual(new Set([kept, sent, young]));
    expect(existsSync(fileOf(whole))).toBe(false);
    expect(await call('GET', `results/${plain}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const analysisId of [plain, whole]) expect(await initiate({ analysisId, sharing: 'account' })).toMatchObject({ status: 200, body: { analysisId } });
  });
});

it('no clip and no link to one is in a log', async () => {
  const id = await stored();
  const { url } = (await call('GET', `${id}/clip`)).body.data;
  await fetch(`${server.origin}${url}`);
  const text = server.lines.join('\n');
  expect(text).not.toContain('signature');
  expect(text).not.toContain(id);
});
