import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadPlan } from '@touchline/contracts';
import { clipOf } from '../../adapters/clip-store/testing/clip-of.ts';
import { startS3Server, type S3Server } from '../../adapters/clip-store/testing/s3-server.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const MB = 1024 * 1024;
let s3: S3Server;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({ role: 'web', clips: { kind: 's3', ...s3.settings } });
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
  expect((await call('DELETE', analysisId)).status).toBe(204);
  expect(s3.objects.size).toBe(0);
  expect(server.lines.join('\n')).not.toContain('X-Amz');
});
