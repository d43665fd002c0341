import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from '../../app-error.ts';
import { openClipStore, type ClipStore, type UploadPlan } from './index.ts';
import { clipOf } from './testing/test-clip-bytes.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';
import { upload } from './testing/upload-clip.ts';

const MB = 1024 * 1024;
const key = 'clips/mia/a';
const log = { error: vi.fn<(facts: object, message: string) => void>() };
let time = 0;
const now = () => new Date(time);
let s3: S3Server;
let store: ClipStore;
beforeEach(async () => {
  time = Date.parse('2026-06-01T12:00:00Z');
  log.error.mockClear();
  s3 = await startS3Server({ now });
  store = await openClipStore({ kind: 's3', ...s3.settings }, { log, now });
});
afterEach(() => s3.stop());

const refusal = (code: string) => expect.objectContaining({ code }) as AppError;
const begin = async (bytes: number) => (await store.begin(key, { bytes, type: 'video/mp4' })) as Extract<UploadPlan, { kind: 'parts' }>;
const put = async (url: string, body: Buffer<ArrayBuffer>) => (await fetch(url, { method: 'PUT', body })).status;
const read = async () => {
  const file = await store.open(key);
  return buffer(file.open({ start: 0, end: file.size - 1 }));
};
const stored = () => [...s3.objects.keys()];

describe('addresses for an upload to S3', () => {
  it('take the parts in any order, and the rest later', async () => {
    const clip = clipOf(12 * MB);
    const { urls, partBytes, expiresAt } = await begin(clip.length);
    expect([urls.length, partBytes, expiresAt.getTime() - time]).toEqual([3, 5 * MB, 3_600_000]);
    expect(await put(urls[2] ?? '', clip.subarray(10 * MB))).toBe(200);
    expect(await put(urls[0] ?? '', clip.subarray(0, 5 * MB))).toBe(200);
    expect(await store.received(key)).toBe(7 * MB);
    await expect(store.finish(key, { bytes: clip.length })).rejects.toEqual(refusal('clip_incomplete'));
    const again = await begin(clip.length);
    expect(again.received).toEqual([1, 3]);
    expect(await put(again.urls[1] ?? '', clip.subarray(5 * MB, 10 * MB))).toBe(200);
    expect(await store.finish(key, { bytes: clip.length })).toEqual({ bytes: clip.length, type: 'video/mp4' });
    expect((await read()).equals(clip)).toBe(true);
    expect([...s3.uploads]).toEqual([]);
    expect(stored()).toEqual([`touchline/stored/${key}`]);
  });

  it('take the whole from a plain client by one request', async () => {
    const clip = clipOf(12 * MB, 'qt  ');
    const { url } = await begin(clip.length);
    expect(await put(url, clip)).toBe(200);
    expect(await store.received(key)).toBe(clip.length);
    expect(await store.finish(key, { bytes: clip.length })).toEqual({ bytes: clip.length, type: 'video/quicktime' });
    expect((await read()).equals(clip)).toBe(true);
    expect([...s3.uploads]).toEqual([]);
  });

  it('take nothing of another size, nothing elsewhere, nothing that is signed otherwise, and nothing too late', async () => {
    const clip = clipOf(1_000);
    const { urls, url } = await begin(clip.length);
    for (const address of [urls[0] ?? '', url]) {
      expect(await put(address, clipOf(1_001))).toBe(403);
      expect(await put(address.replace('clips/mia', 'clips/sam'), clip)).toBe(403);
      expect(await put(address.replace('X-Amz-Expires=3600', 'X-Amz-Expires=9999999'), clip)).toBe(403);
      expect(await put(address.replace(/X-Amz-Signature=.{4}/, 'X-Amz-Signature=0000'), clip)).toBe(403);
      expect((await fetch(address)).status).toBe(403);
    }
    time += 3_600_000;
    for (const address of [urls[0] ?? '', url]) expect(await put(address, clip)).toBe(403);
    expect(stored()).toEqual([]);
  });

  it('change nothing that has been checked, and what comes too late is found by who cleans up', async () => {
    const clip = clipOf(1_000);
    const { url } = await begin(clip.length);
    await put(url, clip);
    await store.finish(key, { bytes: clip.length });
    expect(await put(url, Buffer.from('<script>'.padEnd(1_000)))).toBe(200);
    expect((await read()).equals(clip)).toBe(true);
    const listed = [];
    for await (const { key: found, isComplete } of store.list()) listed.push([found, isComplete]);
    expect(listed).toEqual([[key, true], [key, false]]);
    await store.abandon(key);
    expect(stored()).toEqual([`touchline/stored/${key}`]);
  });
});

describe('a bucket', () => {
  it('may hold what is not ours', async () => {
    s3.objects.set('backups/last', { bytes: Buffer.from('x'), type: 'text/plain', at: now() });
    await upload(store, key, clipOf(500));
    const listed = [];
    for await (const file of store.list()) listed.push(file);
    expect(listed).toEqual([{ key, bytes: 500, modifiedAt: now(), isComplete: false }]);
    await store.removeAll('clips');
    expect(stored()).toEqual(['backups/last']);
    expect([...s3.uploads]).toEqual([]);
  });

  it('is finished by two requests at once as by one', async () => {
    const clip = clipOf(6 * MB);
    await upload(store, key, clip);
    const outcomes = await Promise.allSettled([store.finish(key, { bytes: clip.length }), store.finish(key, { bytes: clip.length })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).not.toEqual([]);
    expect(await store.finish(key, { bytes: clip.length })).toEqual({ bytes: clip.length, type: 'video/mp4' });
    expect((await read()).equals(clip)).toBe(true);
  });

  it('gives whole clips and ranges to whoever has a link, until it runs out', async () => {
    const clip = clipOf(5_000);
    await upload(store, key, clip);
    await store.finish(key, { bytes: clip.length });
    const link = (await store.link(key, 60)) ?? '';
    expect(new URL(link).origin).toBe(store.origin);
    const whole = await fetch(link);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const range = await fetch(link, { headers: { range: 'bytes=100-199' } });
    expect([range.status, Buffer.from(await range.arrayBuffer()).equals(clip.subarray(100, 200))]).toEqual([206, true]);
    expect((await fetch(link, { method: 'PUT', body: clip })).status).toBe(403);
    expect((await fetch(link.replace('/mia/', '/sam/'))).status).toBe(403);
    time += 60_000;
    expect((await fetch(link)).status).toBe(403);
  });
});

describe('a storage service that fails', () => {
  it.each([
    ['does not answer', 0, '', 'unavailable'],
    ['is broken', 500, 'InternalError', 'unavailable'],
    ['refuses our key', 403, 'InvalidAccessKeyId', 'unavailable'],
    ['is full', 507, 'XMinioStorageFull', 'writes_failing'],
  ])('because it %s says so as any other failure does, and why in the log', async (_what, status, code, expected) => {
    if (status === 0) await s3.stop();
    for (const method of ['HEAD', 'GET', 'POST', 'PUT']) {
      s3.failing = { method, status, code };
      await expect(begin(1_000).then(() => store.put('clips/mia/b', Uint8Array.of(1), 'image/jpeg'))).rejects.toMatchObject({ code: expected, retryAfter: 5 });
    }
    const told = inspect(log.error.mock.calls, { depth: 10 });
    expect(told).toContain('The storage service did not');
    expect(told).not.toContain(s3.settings.secretAccessKey);
    if (status === 0) s3 = await startS3Server({ now });
  });

  it('is told of, request by request, and so is one that answers', async () => {
    const told: string[] = [];
    const watched = await openClipStore({ kind: 's3', ...s3.settings }, { log, now, onRequest: (outcome) => void told.push(outcome) });
    await watched.put('clips/mia/b', Uint8Array.of(1), 'image/jpeg');
    expect(told).toEqual(['answered']);
    s3.failing = { method: 'PUT', status: 500, code: 'InternalError' };
    await expect(watched.put('clips/mia/b', Uint8Array.of(1), 'image/jpeg')).rejects.toEqual(refusal('unavailable'));
    expect(told).toEqual(['answered', 'failed']);
    s3.failing = null;
    await expect(watched.open('clips/mia/none')).rejects.toEqual(refusal('not_found'));
    expect(told).toEqual(['answered', 'failed', 'answered']);
  });

  it('when its keys are wrong answers nothing to anybody', async () => {
    const wrong = await openClipStore({ kind: 's3', ...s3.settings, secretAccessKey: 'another' }, { log, now });
    await expect(wrong.begin(key, { bytes: 1, type: 'video/mp4' })).rejects.toEqual(refusal('unavailable'));
    expect([...s3.uploads]).toEqual([]);
  });
});
