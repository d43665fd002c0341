import { open } from 'node:fs/promises';
import type { S3Settings } from '../clip-store/clip-store-port.ts';
import { createS3Client, S3Failure, type S3Client } from '../clip-store/s3-client.ts';

/** Beside the clips, where no sweep of theirs looks. */
const ARCHIVES = 'touchline/backups/';
const MB = 1024 * 1024;
/** Bytes of a part, and how many of them fit on one page of the service's list. */
const PART = 16 * MB;
const MOST_PARTS = 900;
/** Seconds that one part may take. */
const PART_SECONDS = 600;

export type ArchiveBucket = ReturnType<typeof openArchiveBucket>;

/** Copies of backups in a bucket. Each call throws `S3Failure`. */
export function openArchiveBucket(settings: S3Settings, now: () => Date, partBytes = PART) {
  const s3 = createS3Client(settings, now);

  return {
    /** Sends a file in parts, so that what breaks off leaves nothing under its name. */
    async store(path: string, name: string): Promise<void> {
      await using file = await open(path, 'r');
      const { size } = await file.stat();
      const object = ARCHIVES + name;
      const uploadId = await s3.beginUpload(object, 'application/gzip');
      const upload = { name: object, uploadId };
      try {
        const length = Math.max(partBytes, Math.ceil(size / MOST_PARTS));
        for (let at = 0, part = 1; at < size || part === 1; at += length, part += 1) {
          const bytes = Buffer.alloc(Math.min(length, size - at));
          await file.read(bytes, 0, bytes.length, at);
          await send(s3, upload, part, bytes);
        }
        await s3.completeUpload(upload, await s3.parts(upload));
      } catch (error) {
        // Why it broke off is what has to be told.
        await s3.abortUpload(upload).catch(() => {});
        throw error;
      }
      const stored = await s3.head(object);
      if (stored?.bytes !== size) throw new S3Failure('keep an archive whole', 200, 'another size');
    },

    /** The names of all archives. */
    async list(): Promise<string[]> {
      const names: string[] = [];
      for await (const { name } of s3.objects(ARCHIVES)) names.push(name.slice(ARCHIVES.length));
      return names;
    },

    remove: (name: string): Promise<void> => s3.remove(ARCHIVES + name),
  };
}

async function send(s3: S3Client, upload: { readonly name: string; readonly uploadId: string }, part: number, body: Buffer<ArrayBuffer>): Promise<void> {
  const query = { partNumber: String(part), uploadId: upload.uploadId };
  const what = 'take a part of an archive';
  const address = await s3.presign('PUT', upload.name, PART_SECONDS, query);
  let response: Response;
  try {
    response = await fetch(address, { method: 'PUT', body, redirect: 'error', signal: AbortSignal.timeout(PART_SECONDS * 1000) });
  } catch (cause) {
    throw new S3Failure(what, 0, '', { cause });
  }
  await response.body?.cancel();
  if (!response.ok) throw new S3Failure(what, response.status, '');
}
