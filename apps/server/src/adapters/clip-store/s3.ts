import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { clipLimits, videoTypes } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import { HEAD_BYTES, videoTypeOf } from './sniff-media-type.ts';
import { checkedFolder, checkedKey, type ClipStore, type S3Settings, type StoredFile } from './clip-store-port.ts';
import { createS3Client, S3Failure, type OnStorageRequest, type S3Part, type S3Upload } from './s3-client.ts';

/** The least that S3 takes for a part that is not the last: 5 MB. */
const PART_BYTES = 5 * 1024 * 1024;

/** How long addresses for an upload work, in seconds; who comes later begins again and gets new ones. */
const UPLOAD_SECONDS = 3600;

/** Seconds after which a service that does not answer may do so. */
const RETRY_SECONDS = 5;

/** How many objects are removed at once. */
const REMOVED_AT_ONCE = 8;

/** Where objects lie in the bucket, which may hold others' as well: nothing outside is listed or removed. */
const STORED = 'touchline/stored/';
const INCOMING = 'touchline/incoming/';

type S3Options = {
  readonly settings: S3Settings;
  readonly log: { readonly error: (facts: object, message: string) => void };
  readonly now: () => Date;
  readonly onRequest?: OnStorageRequest | undefined;
};

/**
 * Keeps files in a bucket of an S3-compatible service. Browsers send them there, to a place of their own; what has been
 * checked is copied under its key, so that an address for sending never changes what is stored.
 */
export function createS3Store({ settings, log, now, onRequest }: S3Options): ClipStore {
  const s3 = createS3Client(settings, now, onRequest);
  const stored = (key: string): string => STORED + checkedKey(key);
  const incoming = (key: string): string => INCOMING + checkedKey(key);

  /** Tells a service that does not do what it should as every other one that is away; why, is in the log. */
  async function asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof S3Failure)) throw error;
      log.error({ err: error }, 'the storage service failed');
      const isFull = error.status === 507 || error.code === 'XMinioStorageFull';
      throw new AppError(isFull ? 'writes_failing' : 'unavailable', { retryAfter: RETRY_SECONDS });
    }
  }

  /** The uploads to a key, the newest last: two requests may have begun one each. */
  async function uploadsTo(key: string): Promise<S3Upload[]> {
    const name = incoming(key);
    const found = (await collected(s3.uploads(name))).filter((upload) => upload.name === name);
    return found.toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime());
  }

  /** Ends every upload to a key and removes what came in. */
  async function clearIncoming(key: string): Promise<void> {
    for (const upload of await uploadsTo(key)) await s3.abortUpload(upload);
    await s3.remove(incoming(key));
  }

  async function* everythingIn(folder: string | undefined): AsyncGenerator<StoredFile> {
    const prefix = folder === undefined ? '' : `${checkedFolder(folder)}/`;
    for await (const { name, bytes, modifiedAt } of s3.objects(STORED + prefix)) {
      yield { key: name.slice(STORED.length), bytes, modifiedAt, isComplete: true };
    }
    for await (const { name, bytes, modifiedAt } of s3.objects(INCOMING + prefix)) {
      yield { key: name.slice(INCOMING.length), bytes, modifiedAt, isComplete: false };
    }
    for await (const upload of s3.uploads(INCOMING + prefix)) {
      const bytes = sizeOf(await s3.parts(upload));
      yield { key: upload.name.slice(INCOMING.length), bytes, modifiedAt: upload.begunAt, isComplete: false };
    }
  }

  return {
    kind: 's3',
    origin: new URL(settings.endpoint).origin,
    placeOf: (key) => ({ bucket: settings.bucket, path: stored(key), url: s3.addressOf(stored(key)) }),

    begin: (key, { bytes, type }) =>
      asking(async () => {
        if (bytes > clipLimits.storedBytes) throw new AppError('too_large');
        const name = incoming(key);
        const sizes = partSizes(bytes);
        const isStored = (await s3.head(stored(key))) !== null;
        const begun = (await uploadsTo(key)).at(-1);
        const announced = Object.values<string>(videoTypes).includes(type) ? type : 'application/octet-stream';
        const uploadId = begun?.uploadId ?? (isStored ? 'complete' : await s3.beginUpload(name, announced));
        const there = isStored ? sizes.map((size, at) => ({ number: at + 1, bytes: size })) : begun ? await s3.parts(begun) : [];
        const put = (size: number, query: Record<string, string> = {}) =>
          // The size is part of the signature: nothing larger is taken.
          s3.presign('PUT', name, UPLOAD_SECONDS, query, { 'content-length': String(size) });
        return {
          kind: 'parts',
          partBytes: PART_BYTES,
          urls: await Promise.all(sizes.map((size, at) => put(size, { partNumber: String(at + 1), uploadId }))),
          received: there.filter((part) => part.bytes === sizes[part.number - 1]).map(({ number }) => number),
          url: await put(bytes),
          expiresAt: new Date(now().getTime() + UPLOAD_SECONDS * 1000),
        };
      }),

    received: (key) =>
      asking(async () => {
        const complete = await s3.head(stored(key));
        if (complete !== null) return complete.bytes;
        const uploads = await uploadsTo(key);
        const whole = await s3.head(incoming(key));
        if (uploads.length === 0 && whole === null) throw new AppError('not_found');
        const parts = await Promise.all(uploads.map(async (upload) => sizeOf(await s3.parts(upload))));
        return Math.max(whole?.bytes ?? 0, ...parts);
      }),

    append: async () => {
      throw new AppError('not_found');
    },

    finish: (key, { bytes }) =>
      asking(async () => {
        const before = await s3.head(stored(key));
        if (before !== null) {
          if (before.bytes !== bytes) throw new AppError('clip_incomplete');
          await clearIncoming(key);
          return { bytes, type: videoTypeOf(await headOf(stored(key))) };
        }
        const uploads = await uploadsTo(key);
        for (const upload of uploads) {
          const parts = await s3.parts(upload);
          if (parts.length > 0 && sizeOf(parts) === bytes) await s3.completeUpload(upload, parts);
        }
        const name = incoming(key);
        const whole = await s3.head(name);
        if (whole === null) throw new AppError(uploads.length === 0 ? 'not_found' : 'clip_incomplete');
        if (whole.bytes !== bytes) throw new AppError('clip_incomplete');
        const type = videoTypeOf(await headOf(name));
        await s3.copy({ ...whole, name }, stored(key), type);
        await clearIncoming(key);
        return { bytes, type };
      }),

    put: (key, bytes, type) => asking(() => s3.put(stored(key), Uint8Array.from(bytes), type)),

    open: (key) =>
      asking(async () => {
        const name = stored(key);
        const found = await s3.head(name);
        if (found === null) throw new AppError('not_found');
        const read = async function* (range: { readonly start: number; readonly end: number }) {
          const { body } = await s3.read(name, range);
          if (body !== null) yield* body as ReadableStream<Uint8Array>;
        };
        const version = found.etag.replaceAll(/[^\w-]/g, '');
        return { size: found.bytes, type: found.type, version, open: (range) => Readable.from(read(range)) };
      }),

    link: (key, seconds) => s3.presign('GET', stored(key), seconds),

    abandon: (key) => asking(() => clearIncoming(key)),

    remove: (key) =>
      asking(async () => {
        await clearIncoming(key);
        await s3.remove(stored(key));
      }),

    removeAll: (folder) =>
      asking(async () => {
        const prefix = `${checkedFolder(folder)}/`;
        // Uploads first: one that is completed meanwhile would leave an object behind.
        for await (const upload of s3.uploads(INCOMING + prefix)) await s3.abortUpload(upload);
        for (const place of [INCOMING, STORED]) {
          const names = (await collected(s3.objects(place + prefix))).map(({ name }) => name);
          while (names.length > 0) await Promise.all(names.splice(0, REMOVED_AT_ONCE).map((name) => s3.remove(name)));
        }
      }),

    async *list(folder) {
      try {
        yield* everythingIn(folder);
      } catch (error) {
        await asking(() => Promise.reject(error as Error));
      }
    },
  };

  async function headOf(name: string): Promise<Uint8Array> {
    return new Uint8Array(await (await s3.read(name, { start: 0, end: HEAD_BYTES - 1 })).arrayBuffer());
  }
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Bytes of each part of a whole: all the same but the last. */
function partSizes(bytes: number): number[] {
  const count = Math.max(1, Math.ceil(bytes / PART_BYTES));
  return Array.from({ length: count }, (_, at) => Math.min(PART_BYTES, bytes - at * PART_BYTES));
}

function sizeOf(parts: readonly Pick<S3Part, 'bytes'>[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
