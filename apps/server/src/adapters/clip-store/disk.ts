import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { clipLimits } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import type { Chunk } from '../../http/receive-upload.ts';
import { HEAD_BYTES, storedTypeOf, videoTypeOf } from './sniff-media-type.ts';
import { checkedFolder, checkedKey, type ClipStore, type StoredFile } from './clip-store-port.ts';
import { lockForWriting, type WriterLock } from './upload-lock.ts';

/** What is left free for the database, which may lie on the same disk and stops where its log finds no room: 256 MB. */
const RESERVED_BYTES = 256 * 1024 * 1024;

/** How long it is believed that there is room, in milliseconds. */
const ROOM_MS = 1_000;

/** Seconds after which room may have been made. */
const RETRY_SECONDS = 5;

/** Endings of files: complete, on its way, and being written. Folders have no dot, so no key is in another's way. */
const FILE = '.file';
const PART = '.part';
const LOCK = '.lock';
/** A lock, or one that was being taken over: whoever was killed with it leaves it, and it is listed as an upload. */
const LEFT_LOCK = /\.lock(?:-[\da-f-]+)?$/;

type DiskOptions = {
  /** Absolute; made when something is stored. Processes that share it have to share the database too. */
  readonly folder: string;
  readonly log: { readonly error: (facts: object, message: string) => void };
  readonly now: () => Date;
  /** Bytes free on the disk of a folder; asked of the system without it. */
  readonly freeBytes?: (folder: string) => Promise<number>;
};

/** Keeps files in a folder that only our account may read. */
export function createDiskStore({ folder, log, now, freeBytes = freeOnDisk }: DiskOptions): ClipStore {
  const pathOf = (key: string): string => join(folder, ...checkedKey(key).split('/'));

  let known = { free: 0, at: -Infinity };

  /** Asks the system once a second at most: many chunks come in that time. */
  async function ensureRoom(bytes: number): Promise<void> {
    if (Math.abs(now().getTime() - known.at) > ROOM_MS) known = { free: await freeBytes(folder), at: now().getTime() };
    if (known.free >= bytes + RESERVED_BYTES) return;
    throw Object.assign(new Error('Less than 256 MB would be left for the database'), { code: 'ENOSPC' });
  }

  /** Tells a disk that takes nothing as every other failing write. */
  async function writing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!takesNothing(error)) throw error;
      log.error({ err: error }, 'a clip could not be stored');
      throw new AppError('writes_failing', { retryAfter: RETRY_SECONDS });
    }
  }

  async function locked<T>(path: string, work: (lock: WriterLock) => Promise<T>): Promise<T> {
    const lock = await lockForWriting(path + LOCK, now).catch(notFoundWhenMissing);
    try {
      return await work(lock);
    } finally {
      await lock.release();
    }
  }

  return {
    kind: 'disk',
    origin: null,
    placeOf: (key) => ({ bucket: null, path: checkedKey(key), url: null }),

    begin: (key, { bytes }) =>
      writing(async () => {
        if (bytes > clipLimits.storedBytes) throw new AppError('too_large');
        const path = pathOf(key);
        await inFolder(path, async () => {
          // What is complete stays, and so does what has arrived.
          if ((await statOf(path + FILE)) !== null) return;
          await ensureRoom(bytes);
          await (await open(path + PART, 'a', 0o600)).close();
        });
        return { kind: 'offset' };
      }),

    async received(key) {
      const path = pathOf(key);
      const found = (await statOf(path + PART)) ?? (await statOf(path + FILE));
      if (found === null) throw new AppError('not_found');
      return found.size;
    },

    append: (key, { body, offset, restart, length }, most) =>
      writing(async () => {
        const path = pathOf(key);
        await ensureRoom(0).catch(notFoundWhenMissing);
        return locked(path, async (lock) => {
          // Not made anew: it may have been removed together with its player.
          await using file = await open(path + PART, 'r+').catch(notFoundWhenMissing);
          const { size } = await file.stat();
          if (!restart && size !== offset) throw new AppError('upload_offset', { headers: { 'upload-offset': String(size) } });
          const limit = Math.min(most, clipLimits.storedBytes);
          // Before a whole that is refused costs what has arrived.
          if (offset + (length ?? 0) > limit) throw new AppError('too_large');
          if (restart) await file.truncate(0);
          const end = await writeBody(file, body, { offset, limit, lock });
          // Removed while it was written: what came since is in no file any more.
          if ((await file.stat()).nlink === 0) throw new AppError('not_found');
          return end;
        });
      }),

    finish: (key, { bytes }) =>
      writing(async () => {
        const path = pathOf(key);
        if ((await statOf(path + PART)) === null) return complete(path, bytes);
        return locked(path, async (lock) => {
          const part = await statOf(path + PART);
          if (part === null) return complete(path, bytes);
          if (part.size !== bytes) throw new AppError('clip_incomplete');
          const type = videoTypeOf(await headOf(path + PART));
          await lock.confirm();
          // Once for all: until now the file's own size was how far it had come, whatever happened.
          await syncFile(path + PART);
          await renameSafely(path + PART, path + FILE);
          return { bytes, type };
        });
      }),

    put: (key, bytes) =>
      writing(async () => {
        const path = pathOf(key);
        await inFolder(path, async () => {
          await ensureRoom(bytes.length);
          await locked(path, async () => {
            await using file = await open(path + PART, 'w', 0o600);
            await file.writeFile(bytes);
            await file.datasync();
            await renameSafely(path + PART, path + FILE);
          });
        });
      }),

    async open(key) {
      const path = pathOf(key) + FILE;
      const found = await statOf(path);
      if (found === null) throw new AppError('not_found');
      const type = storedTypeOf(await headOf(path).catch(notFoundWhenMissing));
      return {
        size: found.size,
        type,
        version: versionOf(found),
        open: (range) => createReadStream(path, range),
      };
    },

    link: async () => null,

    async abandon(key) {
      const path = pathOf(key);
      await rm(path + PART, { force: true });
      await removeLocks(path);
    },

    async remove(key) {
      const path = pathOf(key);
      for (const ending of [PART, FILE]) await rm(path + ending, { force: true });
      await removeLocks(path);
    },

    async removeAll(prefix) {
      await rm(join(folder, ...checkedFolder(prefix).split('/')), { recursive: true, force: true, maxRetries: 3 });
    },

    list: (prefix) => filesIn(folder, prefix === undefined ? [] : checkedFolder(prefix).split('/')),
  };
}

/** Does what needs the folder of a file, and once more where the folder was removed under it. */
async function inFolder(path: string, work: () => Promise<void>): Promise<void> {
  for (let isLast = false; ; isLast = true) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await work();
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (isLast || (code !== 'ENOENT' && code !== 'not_found')) throw error;
    }
  }
}

type Span = { readonly offset: number; readonly limit: number; readonly lock: WriterLock };

/** Writes what a body brings from an offset on, and gives where it ends. Of one that goes past the limit nothing stays. */
async function writeBody(file: FileHandle, body: Chunk['body'], { offset, limit, lock }: Span): Promise<number> {
  let position = offset;
  try {
    for await (const pieces of body) {
      const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
      if (position + bytes > limit) throw new AppError('too_large');
      // Most first pieces hold enough to tell; `finish` looks at what they all make.
      if (position === 0 && (pieces[0]?.length ?? 0) >= HEAD_BYTES) videoTypeOf(pieces[0] ?? Buffer.of());
      await lock.confirm();
      await writeAt(file, pieces, position);
      position += bytes;
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') {
      await lock.confirm();
      await file.truncate(offset);
    }
    throw error;
  }
  return position;
}

/** Writes all of it from a position on. */
async function writeAt(file: FileHandle, pieces: readonly Buffer[], position: number): Promise<void> {
  const left = [...pieces];
  let at = position;
  while (left.length > 0) {
    let { bytesWritten } = await file.writev(left, at);
    at += bytesWritten;
    // A disk that is nearly full takes less than it was given.
    while (left[0] !== undefined && bytesWritten >= left[0].length) bytesWritten -= left.shift()?.length ?? 0;
    if (left[0] !== undefined) left[0] = left[0].subarray(bytesWritten);
  }
}

/** Removes the lock of an upload, and what is left of those that were taken over. */
async function removeLocks(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(emptyWhenMissing);
  const locks = names.filter((name) => name.startsWith(basename(path) + LOCK));
  for (const name of locks) await rm(join(dirname(path), name), { force: true });
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.datasync();
}

/** The new name is there after a crash, too. */
async function renameSafely(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows opens no folder, and keeps names by itself.
  if (process.platform === 'win32') return;
  await using folder = await open(dirname(to), 'r');
  await folder.sync();
}

/** Another one for each file that was renamed to its name: two written within one tick of the clock differ in their inode. */
function versionOf({ size, mtimeMs, ino }: Stats): string {
  return [size, Math.round(mtimeMs), ino].map((part) => part.toString(36)).join('-');
}

/** What an upload that was finished before was answered. */
async function complete(path: string, bytes: number): ReturnType<ClipStore['finish']> {
  const found = await statOf(path + FILE);
  if (found === null) throw new AppError('not_found');
  if (found.size !== bytes) throw new AppError('clip_incomplete');
  return { bytes, type: videoTypeOf(await headOf(path + FILE)) };
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

async function* filesIn(root: string, segments: readonly string[]): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(root, ...segments), { withFileTypes: true }).catch(emptyWhenMissing);
  for (const entry of entries) {
    const ending = [FILE, PART].find((one) => entry.name.endsWith(one)) ?? LEFT_LOCK.exec(entry.name)?.[0];
    if (entry.isDirectory()) yield* filesIn(root, [...segments, entry.name]);
    if (!entry.isFile() || ending === undefined) continue;
    const found = await statOf(join(root, ...segments, entry.name));
    if (found === null) continue;
    const key = [...segments, entry.name.slice(0, -ending.length)].join('/');
    const bytes = ending === FILE || ending === PART ? found.size : 0;
    yield { key, bytes, modifiedAt: found.mtime, isComplete: ending === FILE };
  }
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function takesNothing(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** What is removed while it is looked at is not there. */
function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
}

function notFoundWhenMissing(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new AppError('not_found') : error;
}

function emptyWhenMissing(error: unknown): never[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
