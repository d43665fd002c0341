import { randomUUID } from 'node:crypto';
import { buildReview, type ReviewInput } from '@touchline/vision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarksOf } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { analysisCalls } from './testing/analysis-calls.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
  player = await server.signUp();
});
afterAll(() => server.close());

const { initiate, results, detail, submit, finished, rowsOf, call, save } = analysisCalls(() => ({ server, player }));

describe('an analysis that is begun', () => {
  it('waits for its body points, is reviewed when they come, and tells so', async () => {
    const begun = await initiate();
    expect(begun).toMatchObject({ status: 200, body: { status: 'pending', signedURL: null, upload: null } });
    const id = begun.body.analysisId;
    expect(await results(id)).toMatchObject({ status: 'pending', results: null, error: null });
    expect(await detail(id)).toMatchObject({ summary: 'Summary not available', highlights: null });
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'processing' } });
    await finished(id);
    const { overallScore } = buildReview(landmarksOf('kick-720p-h264') as ReviewInput);
    expect(await results(id)).toMatchObject({
      status: 'complete',
      progress: 100,
      results: { overallScore, localScore: overallScore, providerScore: null, reviewer: 'built-in', providerFailed: false },
    });
    expect(await rowsOf('analysis_queue', id)).toEqual([]);
    // The same once more changes nothing.
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await initiate({ analysisId: id })).toMatchObject({ status: 200, body: { status: 'completed', analysisId: id } });
    expect(await submit(id, landmarksOf('kick-720p-h264', 'passing'))).toMatchObject({ status: 409, body: { code: 'analysis_type_differs' } });
  });

  it('with an id that can be none gets one', async () => {
    for (const analysisId of ['1234', 'not-a-uuid', randomUUID().replace(/^(.{14})4/, '$11')]) {
      const { body } = await initiate({ analysisId });
      expect(body.analysisId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      expect(body.analysisId).not.toBe(analysisId);
      expect((await call('GET', `results/${analysisId}`)).body).toMatchObject({
        code: 'analysis_id_invalid',
        error: `Invalid UUID format: ${analysisId}`,
        message: `Invalid UUID format: ${analysisId}`,
      });
    }
  });

  it('takes twenty key frames and keeps the first ten, none of them twice, with the moments that they show', async () => {
    const { body } = await initiate();
    const landmarkData = landmarksOf('kick-720p-h264');
    const contact = landmarkData.moments.find(({ name }) => name === 'contact');
    const keyFrames = [
      { frameNumber: 1, timestamp: 0.1 },
      { frameNumber: 2, timestamp: 0.15 },
      { frameNumber: 9, timestamp: contact?.time ?? 0, isCritical: true },
    ];
    await submit(body.analysisId, landmarkData, { keyFrames });
    expect((await detail(body.analysisId)).key_frames).toMatchObject([
      { frame_number: 1, frame_type: 'custom' },
      { frame_number: 9, frame_type: 'contact' },
    ]);
    const many = Array.from({ length: 21 }, (_, at) => ({ frameNumber: at, timestamp: at }));
    expect((await submit(body.analysisId, landmarkData, { keyFrames: many })).status).toBe(400);
    const next = (await initiate()).body.analysisId;
    expect((await submit(next, landmarkData, { keyFrames: many.slice(0, 20) })).status).toBe(200);
    expect((await detail(next)).key_frames).toMatchObject(many.slice(0, 10).map(({ frameNumber }) => ({ frame_number: frameNumber })));
  });

  it('has the motion that its body points show, whatever motion is sent', async () => {
    const { body } = await initiate();
    await submit(body.analysisId, undefined, { motionData: { rightAnkle: { maxVelocity: 1e9 } }, statistics: { averageConfidence: 1 } });
    const motion = (await detail(body.analysisId)).motion_tracking;
    expect(motion.map((one) => one.tracking_point)).toContain('rightAnkle');
    expect(Math.max(...motion.map((one) => one.max_velocity))).toBeLessThan(100);
  });

  it('keeps how long the device took, and counts the rest of its statistics anew', async () => {
    const told = { totalFrames: 999, keyFrameCount: 9, averageConfidence: 1, processingDuration: 4321.5 };
    const { body } = await initiate({ metadata: { duration: 4 } });
    await submit(body.analysisId, undefined, { statistics: told });
    await finished(body.analysisId);
    const id = randomUUID();
    await save(id, { statistics: told });
    for (const one of [await detail(body.analysisId), await detail(id)]) {
      expect(one.analysis_data?.mediaPipeResults).toMatchObject({ totalFrames: one.frames.length, keyFrameCount: one.key_frames.length, processingDuration: 4321.5 });
      expect(one.analysis_data?.mediaPipeResults.averageConfidence).toBeLessThan(1);
      expect(one.video_metadata).toMatchObject({ processingDuration: 4321.5 });
    }
    const before = randomUUID();
    await save(before);
    expect((await detail(before)).analysis_data?.mediaPipeResults.processingDuration).toBeNull();
  });

  it('can be marked failed and tried again, but never completed, and what is completed stays so', async () => {
    const id = (await initiate()).body.analysisId;
    const mark = (status: string, errorMessage?: string) => call('PUT', `db/update-status/${id}`, { status, errorMessage });
    expect((await mark('completed')).status).toBe(400);
    expect(await mark('failed', 'The upload broke off')).toMatchObject({ body: { status: 'failed' } });
    expect(await results(id)).toMatchObject({ status: 'failed', error: 'The upload broke off' });
    expect((await detail(id)).video_metadata).toMatchObject({ error_message: 'The upload broke off', error_timestamp: server.clock.now().toISOString() });
    expect(await call('POST', `trigger-processing/${id}`, {})).toMatchObject({ body: { started: false } });
    expect(await mark('processing')).toMatchObject({ body: { status: 'processing' } });
    expect(await results(id)).toMatchObject({ status: 'processing', error: null, message: null });
    await submit(id);
    await finished(id);
    expect((await detail(id)).video_metadata).toEqual({});
    for (const status of ['failed', 'processing']) expect(await mark(status)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await results(id)).toMatchObject({ status: 'complete' });
  });

  it('is reviewed once, however often that is asked for', async () => {
    const id = (await initiate()).body.analysisId;
    const asked = [submit(id), ...Array.from({ length: 8 }, () => call('POST', `trigger-processing/${id}`, { source: 'recovery' }))];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    await finished(id);
    const { rows } = await server.database.pool.query('select total_analyses from users where id = $1', [player.id]);
    const before = rows[0] as { total_analyses: number };
    expect(await call('POST', `trigger-processing/${id}`, {})).toMatchObject({ body: { started: false, status: 'completed' } });
    const after = await server.database.pool.query('select total_analyses from users where id = $1', [player.id]);
    expect(after.rows[0]).toEqual(before);
  });

  it('that was made under the older name is the same', async () => {
    const id = randomUUID();
    const made = await call('POST', 'db/create-analysis', { playerId: randomUUID(), analysisId: id, temporaryVideoUrl: 'blob:x', gcsData: { bucket: 'b' } });
    expect(made).toMatchObject({ status: 200, body: { analysisId: id, data: { id } } });
    const elsewhere = { bucket: 'b', filePath: 'clips/of/somebody', url: 'https://elsewhere.example/x' };
    expect((await call('PUT', `db/update-gcs/${id}`, { gcsData: elsewhere })).status).toBe(200);
    // Where a clip stands is what the server put there, never what somebody says.
    expect((await rowsOf('video_analysis_results', id))[0]).toMatchObject({ gcs_bucket: null, gcs_file_path: null, gcs_video_url: null, video_url: 'pending_upload' });
    const old = await call('GET', `db/analysis/${id}`);
    expect(old.body.data.analysis).toEqual(await detail(id));
    expect(old.body.data.analysis).toMatchObject({ analysis_type: 'general', status: 'pending', sharing: 'account' });
  });
});

it('one who begins too many is told when to go on', async () => {
  const newcomer = await server.signUp();
  const begin = async () =>
    server.send<{ code: string }>('POST', '/api/analysis/initiate', {
      token: await newcomer.token(),
      body: { analysisType: 'shooting', sharing: 'account', analysisId: randomUUID() },
    });
  for (let begun = 0; begun < 60; begun += 1) expect((await begin()).status).toBe(200);
  const refused = await begin();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});
