import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from '../../app-error.ts';
import { sharedFolder } from '../../testing/temporary-folder.ts';
import { createDiskStore } from './disk.ts';
import { clipOf } from './testing/test-clip-bytes.ts';
import { append, chunkOf, upload } from './testing/upload-clip.ts';

const MB = 1024 * 1024;
const folder = sharedFolder();
const log = { error: vi.fn<() => void>() };
let later = 0;
const now = () => new Date(Date.now() + later);
const newStore = (freeBytes?: () => Promise<number>) => createDiskStore({ folder: folder(), log, now, ...(freeBytes && { freeBytes }) });
const newKey = () => `clips/${randomUUID()}/${randomUUID()}`;
const refusal = (code: string) => expect.objectContaining({ code }) as AppError;
const onDisk = (key: string) => stat(`${folder()}/${key}.part`).then(({ size }) => size, () => null);
const read = async (key: string) => {
  const file = await newStore().open(key);
  return buffer(file.open({ start: 0, end: file.size - 1 }));
};
beforeEach(() => {
  later = 0;
  log.error.mockClear();
});

describe('an upload to the disk', () => {
  it('that was never begun is not found, in a folder that is not there either', async () => {
    const store = createDiskStore({ folder: `${folder()}/nothing`, log, now });
    await expect(append(store, newKey(), 0, clipOf(10))).rejects.toEqual(refusal('not_found'));
    await expect(store.finish(newKey(), { bytes: 10 })).rejects.toEqual(refusal('not_found'));
  });

  it('goes on from wherever its requests were cut', async () => {
    const clip = clipOf(40_000);
    const store = newStore();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ bytes: fc.integer({ min: 0, max: 15_000 }), cutAfter: fc.option(fc.integer({ min: 0, max: 15_000 })) }), { maxLength: 12 }), async (requests) => {
        const key = newKey();
        await store.begin(key, { bytes: clip.length, type: 'video/mp4' });
        for (const { bytes, cutAfter } of requests) {
          const before = await store.received(key);
          const sent = clip.subarray(before, before + bytes);
          const arrives = Math.min(sent.length, cutAfter ?? sent.length);
          const body = Readable.from((function* () {
            yield sent.subarray(0, arrives);
            if (arrives < sent.length) throw new Error('the network is gone');
          })());
          const outcome = await store.append(key, chunkOf(body, before), Infinity).catch(({ message }: Error) => message);
          expect(outcome).toBe(arrives < sent.length ? 'body: ended before it was complete' : before + arrives);
          expect(await store.received(key)).toBe(before + arrives);
        }
        await upload(newStore(), key, clip);
        await store.finish(key, { bytes: clip.length });
        expect((await read(key)).equals(clip)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('that is killed in the middle keeps what it wrote, and another process goes on a few seconds later', async () => {
    const [key, clip] = [newKey(), clipOf(3 * MB)];
    const program = fileURLToPath(new URL('testing/append-clip-program.ts', import.meta.url));
    const child = spawn(process.execPath, [program, folder(), key], { stdio: ['pipe', 'inherit', 'inherit'] });
    child.stdin.on('error', () => {});
    child.stdin.write(clip.subarray(0, 2 * MB + 17));
    await expect.poll(() => onDisk(key)).toBe(2 * MB + 17);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const store = newStore();
    const received = await store.received(key);
    expect(received).toBe(2 * MB + 17);
    // Nobody knows yet that the writer is dead; a client is told when to come again.
    const busy = await append(store, key, received, clip.subarray(received)).catch((error: unknown) => error as AppError);
    expect(busy).toMatchObject({ code: 'upload_busy', retryAfter: expect.any(Number) as number });
    later = 5_000;
    await append(store, key, received, clip.subarray(received));
    await store.finish(key, { bytes: clip.length });
    expect((await read(key)).equals(clip)).toBe(true);
  });

  it('has one writer, whichever process it is in, and one that was taken for dead writes no more', async () => {
    const [key, clip] = [newKey(), clipOf(3_000)];
    const [store, other] = [newStore(), newStore()];
    await store.begin(key, { bytes: clip.length, type: 'video/mp4' });
    const body = new PassThrough();
    const writing = store.append(key, chunkOf(body, 0), Infinity);
    const refused = writing.catch((error: unknown) => error);
    body.write(clip.subarray(0, 1_000));
    await expect.poll(() => onDisk(key)).toBe(1_000);
    await expect(append(other, key, 1_000, clip.subarray(1_000))).rejects.toEqual(refusal('upload_busy'));
    await expect(other.finish(key, { bytes: 1_000 })).rejects.toEqual(refusal('upload_busy'));
    later = 60_000;
    expect(await append(other, key, 1_000, clip.subarray(1_000))).toBe(3_000);
    body.end(Buffer.alloc(500));
    expect(await refused).toEqual(refusal('upload_busy'));
    await other.finish(key, { bytes: 3_000 });
    expect((await read(key)).equals(clip)).toBe(true);
  });

  it('is taken over by one of many that find its writer dead', async () => {
    const key = newKey();
    const store = newStore();
    await store.begin(key, { bytes: 1_000, type: 'video/mp4' });
    const lock = `${folder()}/${key}.lock`;
    await writeFile(lock, 'of a dead one');
    // Old by the clock of the system too: with a clock set forward a lock that is just made would look silent for a moment.
    const longAgo = new Date(Date.now() - 5_000);
    await utimes(lock, longAgo, longAgo);
    const tries = await Promise.allSettled(Array.from({ length: 16 }, () => append(newStore(), key, 0, clipOf(1_000))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await store.finish(key, { bytes: 1_000 });
    expect((await readdir(`${folder()}/${key.slice(0, key.lastIndexOf('/'))}`)).filter((name) => name.includes('.lock'))).toEqual([]);
  });

  it('whose writer was killed with its lock is found, and given up without what is complete', async () => {
    const key = newKey();
    const store = newStore();
    await upload(store, key, clipOf(1_000));
    await store.finish(key, { bytes: 1_000 });
    for (const left of ['.lock', '.lock-e33cf42a-b3e8-4167-9cbe-635e1568d5a5']) await writeFile(`${folder()}/${key}${left}`, 'of a dead one');
    const player = key.slice(0, key.lastIndexOf('/'));
    const found = [];
    for await (const { key: of, bytes, isComplete } of store.list(player)) found.push({ of, bytes, isComplete });
    expect(found).toHaveLength(3);
    expect(found).toContainEqual({ of: key, bytes: 0, isComplete: false });
    await store.abandon(key);
    expect(await readdir(`${folder()}/${player}`)).toEqual([`${key.slice(player.length + 1)}.file`]);
  });

  it('is refused at another place, with the right one, and begins anew with a whole', async () => {
    const [key, clip] = [newKey(), clipOf(2_000)];
    const store = newStore();
    await upload(store, key, clip, 700);
    await expect(append(store, key, 699, clip)).rejects.toMatchObject({ code: 'upload_offset', headers: { 'upload-offset': '700' } });
    expect(await append(store, key, 0, clip.subarray(0, 600), true)).toBe(600);
    expect(await append(store, key, 0, clip, true)).toBe(2_000);
    await store.finish(key, { bytes: 2_000 });
    expect((await read(key)).equals(clip)).toBe(true);
  });

  it('of something else is refused with its first bytes', async () => {
    const key = newKey();
    const store = newStore();
    await store.begin(key, { bytes: 10_000, type: 'video/mp4' });
    await expect(append(store, key, 0, Buffer.from('<html>'.padEnd(10_000)))).rejects.toEqual(refusal('clip_type_unknown'));
    expect(await store.received(key)).toBe(0);
  });

  it('stops at 100 MB whatever was announced', async () => {
    const key = newKey();
    const store = newStore();
    const piece = Buffer.alloc(10 * MB);
    clipOf(5_000).copy(piece);
    await store.begin(key, { bytes: 1_000, type: 'video/mp4' });
    let sent = 0;
    const endless = (async function* () {
      for (;;) {
        sent += piece.length;
        yield [piece];
      }
    })();
    await expect(store.append(key, { body: endless, offset: 0, restart: false, length: null }, Infinity)).rejects.toEqual(refusal('too_large'));
    expect(await onDisk(key)).toBe(0);
    expect(sent).toBe(110 * MB);
    await store.remove(key);
  });

  it('of more than there may be leaves what came before it, which goes on', async () => {
    const [key, clip] = [newKey(), clipOf(3_000)];
    const store = newStore();
    await store.begin(key, { bytes: 3_000, type: 'video/mp4' });
    await append(store, key, 0, clip.subarray(0, 1_000), false, 3_000);
    const twice = () => chunkOf(Readable.from([Buffer.from(clip.subarray(1_000)), Buffer.alloc(1)]), 1_000);
    await expect(store.append(key, twice(), 3_000)).rejects.toEqual(refusal('too_large'));
    expect(await onDisk(key)).toBe(1_000);
    // A whole that says how long it is drops nothing before it is refused.
    const whole = { ...chunkOf(Readable.from([Buffer.alloc(3_001)]), 0, { restart: true }), length: 3_001 };
    await expect(store.append(key, whole, 3_000)).rejects.toEqual(refusal('too_large'));
    expect(await onDisk(key)).toBe(1_000);
    expect(await append(store, key, 1_000, clip.subarray(1_000), false, 3_000)).toBe(3_000);
    await store.finish(key, { bytes: 3_000 });
    expect((await read(key)).equals(clip)).toBe(true);
  });

  it('ends when its time is up, and what is removed under it does not come back', async () => {
    const key = newKey();
    const store = newStore();
    await store.begin(key, { bytes: 1_000, type: 'video/mp4' });
    const body = new PassThrough();
    const time = new AbortController();
    const writing = store.append(key, chunkOf(body, 0, { signal: time.signal }), Infinity).catch((error: unknown) => error);
    body.write(clipOf(500));
    await expect.poll(() => onDisk(key)).toBe(500);
    await store.removeAll(key.slice(0, key.lastIndexOf('/')));
    time.abort(new Error('time is up'));
    body.end(Buffer.alloc(1));
    expect(await writing).toMatchObject({ message: 'time is up' });
    await expect(append(store, key, 500, Buffer.alloc(500))).rejects.toEqual(refusal('not_found'));
    await expect(store.received(key)).rejects.toEqual(refusal('not_found'));
  });

  it('leaves room for the database on a disk that is nearly full', async () => {
    const key = newKey();
    let free = 300 * MB;
    const store = newStore(async () => free);
    const full = expect.objectContaining({ code: 'writes_failing', retryAfter: 5 }) as AppError;
    await expect(store.begin(key, { bytes: 50 * MB, type: 'video/mp4' })).rejects.toEqual(full);
    await store.begin(key, { bytes: 40 * MB, type: 'video/mp4' });
    await append(store, key, 0, clipOf(5_000));
    free = 255 * MB;
    later += 2_000;
    await expect(append(store, key, 5_000, Buffer.alloc(5_000))).rejects.toEqual(full);
    await expect(store.put(`${key}.jpg`, Uint8Array.of(1), 'image/jpeg')).rejects.toEqual(full);
    expect(log.error).toHaveBeenCalledTimes(3);
    free = 400 * MB;
    later += 2_000;
    await append(store, key, 5_000, Buffer.alloc(5_000));
    await store.finish(key, { bytes: 10_000 });
  });

  it('lies where other accounts of the machine cannot read it', async () => {
    const key = newKey();
    await upload(newStore(), key, clipOf(500));
    const modes = await Promise.all([`${key}.part`, key.slice(0, key.lastIndexOf('/'))].map((path) => stat(`${folder()}/${path}`)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700]);
  });

  it('that replaces a file within one tick of the clock has another version', async () => {
    const key = `${newKey()}.1.jpg`;
    const [file, tick] = [`${folder()}/${key}.file`, new Date('2026-01-01T12:00:00Z')];
    const versionOf = async (last: number) => {
      await newStore().put(key, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, last), 'image/jpeg');
      await utimes(file, tick, tick);
      return (await newStore().open(key)).version;
    };
    expect(await versionOf(1)).not.toBe(await versionOf(2));
  });
});
