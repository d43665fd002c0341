import type { UploadPlan } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipOf } from '../../adapters/clip-store/testing/test-clip-bytes.ts';
import { startS3Server, type S3Server } from '../../adapters/clip-store/testing/s3-server.ts';
import { analysisLimits } from '@touchline/domain';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const MB = 1024 * 1024;
let s3: S3Server;
let server: TestServer;
beforeAll(async () => {
  // Two clocks would refuse each other's signatures.
  s3 = await startS3Server({ now: () => server.clock.now() });
  server = await startTestServer({ role: 'all', clips: { kind: 's3', ...s3.settings } });
});
afterAll(async () => {
  await server.close();
  await s3.stop();
});

it('a clip goes to the bucket in parts, is watched from there, and goes with its analysis', async () => {
  // Signed addresses run out by the clock of the service.
  server.clock.set(new Date());
  const player = await server.signUp();
  const clip = clipOf(7 * MB);
  const call = async <Body>(method: string, path: string, body?: object) =>
    server.send<Body>(method, `/api/analysis/${path}`, { token: await player.token(), ...(body && { body }) });
  const metadata = { size: clip.length, type: 'video/mp4' };
  const begun = await call<{ analysisId: string; upload: UploadPlan }>('POST', 'initiate', { analysisType: 'shooting', metadata });
  const { analysisId, upload } = begun.body;
  if (upload.kind !== 'parts') throw new Error('a bucket takes parts');
  const parts = upload.urls.map((url, part) => [url, clip.subarray(part * upload.partBytes, (part + 1) * upload.partBytes)] as const);
  for (const [url, bytes] of parts.slice(0, 1)) expect((await fetch(url, { method: 'PUT', body: Uint8Array.from(bytes) })).status).toBe(200);
  expect(await call('POST', 'upload-complete', { analysisId })).toMatchObject({ status: 409 });
  for (const [url, bytes] of parts.slice(1)) expect((await fetch(url, { method: 'PUT', body: Uint8Array.from(bytes) })).status).toBe(200);
  expect(await call('POST', 'upload-complete', { analysisId })).toMatchObject({ status: 200 });
  const { body } = await call<{ data: { url: string } }>('GET', `${analysisId}/clip`);
  const watched = await fetch(body.data.url);
  expect(Buffer.from(await watched.arrayBuffer()).equals(clip)).toBe(true);
  expect(s3.objects.size).toBe(1);
  const columns = 'select gcs_bucket, gcs_file_path, gcs_video_url from video_analysis_results where id = $1';
  const place = async () => (await server.database.pool.query(columns, [analysisId])).rows[0] as { gcs_video_url: string };
  const path = `touchline/stored/clips/${player.id}/${analysisId}`;
  expect(await place()).toEqual({ gcs_bucket: s3.settings.bucket, gcs_file_path: path, gcs_video_url: `${s3.settings.endpoint}/${s3.settings.bucket}/${path}` });
  // What stands there says where the clip is, and opens nothing.
  expect((await fetch((await place()).gcs_video_url)).status).toBe(403);
  await call('PUT', `${analysisId}/clip`, { keep: false });
  expect(await place()).toEqual({ gcs_bucket: null, gcs_file_path: null, gcs_video_url: null });
  expect((await call('DELETE', analysisId)).status).toBe(204);
  expect(s3.objects.size).toBe(0);
  expect(server.lines.join('\n')).not.toContain('X-Amz');
});

it('an upload that nobody ends, and one that comes when the clip is there, are given up in the bucket', async () => {
  server.clock.set(new Date());
  const player = await server.signUp();
  const clip = clipOf(6 * MB);
  const call = async <Body>(method: string, path: string, body?: object) =>
    server.send<Body>(method, `/api/analysis/${path}`, { token: await player.token(), ...(body && { body }) });
  const begin = async () => {
    const metadata = { size: clip.length, type: 'video/mp4' };
    const { body } = await call<{ analysisId: string; signedURL: string; upload: UploadPlan }>('POST', 'initiate', { analysisType: 'shooting', metadata });
    return body;
  };
  const put = async (url: string, bytes: Buffer) => (await fetch(url, { method: 'PUT', body: Uint8Array.from(bytes) })).status;
  const kept = await begin();
  expect(await put(kept.signedURL, clip)).toBe(200);
  expect(await call('POST', 'upload-complete', { analysisId: kept.analysisId })).toMatchObject({ status: 200 });
  expect(await call('PUT', `${kept.analysisId}/clip`, { keep: true })).toMatchObject({ status: 200 });
  // Sent once more: its address still works.
  expect(await put(kept.signedURL, clip)).toBe(200);
  const left = await begin();
  if (left.upload.kind !== 'parts') throw new Error('a bucket takes parts');
  expect(await put(left.upload.urls[0] ?? '', clip.subarray(0, left.upload.partBytes))).toBe(200);
  expect([s3.objects.size, s3.uploads.size]).toEqual([2, 1]);
  const sweep = (hours: number, done: () => boolean) => {
    server.clock.advance({ hours });
    return eventually('the sweep', async () => {
      await server.jobs?.runNow('housekeeping');
      return done();
    });
  };
  await sweep(1, () => s3.objects.size === 1);
  expect(s3.uploads.size).toBe(1);
  await sweep(analysisLimits.uploadHours, () => s3.uploads.size === 0);
  expect([...s3.objects.keys()]).toEqual([`touchline/stored/clips/${player.id}/${kept.analysisId}`]);
});
