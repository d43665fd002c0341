import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../../app-error.ts';
import { sharedFolder } from '../../testing/temporary-folder.ts';
import { openClipStore, type ClipStore } from './index.ts';
import { clipOf } from './testing/test-clip-bytes.ts';
import { startS3Server } from './testing/s3-server.ts';
import { upload } from './testing/upload-clip.ts';

/** What a store is asked of in the same way, wherever it keeps things. */
const stores: readonly { readonly name: string; readonly open: () => Promise<{ store: ClipStore; stop?: () => Promise<void> }> }[] = [
  { name: 'disk', open: async () => ({ store: await openClipStore({ kind: 'disk', folder: `${folder()}/clips` }, { log, now }) }) },
  {
    name: 's3',
    open: async () => {
      const { settings, stop } = await startS3Server({ pageSize: 2 });
      return { store: await openClipStore({ kind: 's3', ...settings }, { log, now }), stop };
    },
  },
];
const folder = sharedFolder();
const log = { error: () => {} };
const now = () => new Date();
const MB = 1024 * 1024;

describe.each(stores)('clips kept by $name', ({ open }) => {
  let store: ClipStore;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    ({ store, stop } = await open());
  });
  afterAll(() => stop?.());

  const newKey = () => `clips/${randomUUID()}/${randomUUID()}`;
  const read = async (key: string, range?: { start: number; end: number }) => {
    const file = await store.open(key);
    return buffer(file.open(range ?? { start: 0, end: file.size - 1 }));
  };
  const listed = async (prefix?: string) => {
    const found = [];
    for await (const { key, bytes, isComplete } of store.list(prefix)) found.push({ key, bytes, isComplete });
    return found;
  };
  const refusal = (code: string) => expect.objectContaining({ code }) as AppError;

  it('arrive whole, and can be read as what their bytes say', async () => {
    const [key, clip] = [newKey(), clipOf(6 * MB + 7, 'qt  ')];
    await upload(store, key, clip);
    expect(await store.finish(key, { bytes: clip.length })).toEqual({ bytes: clip.length, type: 'video/quicktime' });
    expect(await store.open(key)).toMatchObject({ size: clip.length, type: 'video/quicktime' });
    expect((await read(key)).equals(clip)).toBe(true);
    expect((await read(key, { start: 5 * MB, end: 5 * MB + 9 })).equals(clip.subarray(5 * MB, 5 * MB + 10))).toBe(true);
  });

  it('are there only when they are finished, which may be asked twice', async () => {
    const [key, clip] = [newKey(), clipOf(1000)];
    await expect(store.received(key)).rejects.toEqual(refusal('not_found'));
    await expect(store.finish(key, { bytes: 1000 })).rejects.toEqual(refusal('not_found'));
    await upload(store, key, clip);
    expect(await store.received(key)).toBe(1000);
    await expect(store.open(key)).rejects.toEqual(refusal('not_found'));
    expect(await listed(key.slice(0, key.lastIndexOf('/')))).toEqual([{ key, bytes: 1000, isComplete: false }]);
    const answers = [await store.finish(key, { bytes: 1000 }), await store.finish(key, { bytes: 1000 })];
    expect(answers[0]).toEqual(answers[1]);
    expect(await store.received(key)).toBe(1000);
    expect(await listed(key.slice(0, key.lastIndexOf('/')))).toEqual([{ key, bytes: 1000, isComplete: true }]);
  });

  it('go on where they stopped when they are begun again, and stay when they are complete', async () => {
    const [key, clip] = [newKey(), clipOf(7 * MB)];
    await upload(store, key, clip, 5 * MB);
    expect(await store.received(key)).toBe(5 * MB);
    await upload(store, key, clip);
    await store.finish(key, { bytes: clip.length });
    await store.begin(key, { bytes: clip.length, type: 'video/mp4' });
    expect(await store.received(key)).toBe(clip.length);
    expect((await read(key)).equals(clip)).toBe(true);
  });

  it('with too few bytes, or that are no videos, are not taken', async () => {
    const key = newKey();
    await upload(store, key, clipOf(6 * MB), 5 * MB);
    await expect(store.finish(key, { bytes: 6 * MB })).rejects.toEqual(refusal('clip_incomplete'));
    const [page, html] = [newKey(), Buffer.from('<script>alert(1)</script>'.padEnd(1000))];
    await upload(store, page, html);
    await expect(store.finish(page, { bytes: 1000 })).rejects.toEqual(refusal('clip_type_unknown'));
    await expect(store.open(page)).rejects.toEqual(refusal('not_found'));
  });

  it('of more than 100 MB are refused when they are begun', async () => {
    await expect(store.begin(newKey(), { bytes: 100 * MB + 1, type: 'video/mp4' })).rejects.toEqual(refusal('too_large'));
  });

  it('have pictures beside them, which may be replaced', async () => {
    const key = `${newKey()}.3.jpg`;
    const picture = (last: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, last]);
    await store.put(key, picture(1), 'image/jpeg');
    const { version } = await store.open(key);
    await store.put(key, picture(200), 'image/jpeg');
    expect(await read(key)).toEqual(Buffer.from(picture(200)));
    const file = await store.open(key);
    expect(file.type).toBe('image/jpeg');
    expect(file.version).not.toBe(version);
  });

  it('can be removed one by one and by player, also when they are gone', async () => {
    const player = `clips/${randomUUID()}`;
    const keys = [`${player}/a`, `${player}/b`, `${player}/c`];
    const other = newKey();
    for (const key of [...keys, other]) await upload(store, key, clipOf(500));
    for (const key of [keys[0], other]) await store.finish(key ?? '', { bytes: 500 });
    await store.remove(keys[0] ?? '');
    await store.remove(keys[1] ?? '');
    expect(await listed(player)).toEqual([{ key: keys[2], bytes: 500, isComplete: false }]);
    await store.removeAll(player);
    await store.removeAll(player);
    await store.remove(keys[2] ?? '');
    expect(await listed(player)).toEqual([]);
    expect(await listed()).toContainEqual({ key: other, bytes: 500, isComplete: true });
  });

  it('of twenty players at once do not get mixed up', async () => {
    const clips = Array.from({ length: 20 }, (_, index) => ({ key: newKey(), clip: clipOf(MB + index) }));
    await Promise.all(clips.map(({ key, clip }) => upload(store, key, clip)));
    for (const { key, clip } of clips) {
      await store.finish(key, { bytes: clip.length });
      expect((await read(key)).equals(clip)).toBe(true);
    }
  });

  it('leave what is complete when an upload is abandoned', async () => {
    const player = `clips/${randomUUID()}`;
    for (const key of [`${player}/a`, `${player}/b`]) await upload(store, key, clipOf(500));
    await store.finish(`${player}/a`, { bytes: 500 });
    for (const key of [`${player}/a`, `${player}/b`, `${player}/c`]) await store.abandon(key);
    expect(await listed(player)).toEqual([{ key: `${player}/a`, bytes: 500, isComplete: true }]);
  });

  it.each(['', 'a', '../b', 'a/../b', 'a//b', '/a/b', 'a/b/', 'a/.b', 'a/b.', 'a\\b/c', 'a.b/c', 'a/b c', 'a/b\0', `a/${'b'.repeat(200)}`])(
    'have keys that the server makes: %j is none',
    async (key) => {
      await expect(Promise.resolve().then(() => store.begin(key, { bytes: 1, type: 'video/mp4' }))).rejects.toThrow('This is no key');
    },
  );
});
