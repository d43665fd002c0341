import type { VideoType } from '@touchline/domain';
import type { Chunk } from '../../http/receive-upload.ts';
import type { Download } from '../../http/send-file.ts';

/** A bucket of an S3-compatible service. */
export type S3Settings = {
  /** Origin where the service is reached, by this server and by browsers. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** What stands beside clips: pictures of their key frames. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** How a clip gets here. */
export type UploadPlan =
  /** To this server, from the offset that `received` tells. */
  | { readonly kind: 'offset' }
  /** To a storage service, by addresses that it has signed. */
  | {
      readonly kind: 'parts';
      /** Bytes of each part but the last, which may be smaller. */
      readonly partBytes: number;
      /** Of part 1 first; each takes one PUT of exactly its bytes. */
      readonly urls: readonly string[];
      /** Numbers of the parts that are there already. */
      readonly received: readonly number[];
      /** Takes the whole by one PUT, with the content type that was announced: for a plain HTTP client. */
      readonly url: string;
      /** Until when the addresses work; beginning again gives new ones. */
      readonly expiresAt: Date;
    };

/** Where a file stands that is complete, as its row tells it. Whoever wants to read it needs a link. */
export type Place = {
  /** Null in a folder. */
  readonly bucket: string | null;
  /** The object's name in the bucket, or the path in the folder of clips. */
  readonly path: string;
  /** The object's address, which opens nothing without a signature; null in a folder. */
  readonly url: string | null;
};

/** Something that is stored, or on its way. */
export type StoredFile = {
  readonly key: string;
  /** What has arrived so far where it is not complete. */
  readonly bytes: number;
  /** When bytes came last; a storage service may know only when an upload began. */
  readonly modifiedAt: Date;
  /** False for an upload that has not been finished. */
  readonly isComplete: boolean;
};

/**
 * Keeps clips and pictures under keys that the server makes, such as `clips/<player>/<analysis>`: names of letters,
 * digits and hyphens, the last one with dots too. What stands under a key has been checked and is whole; an upload
 * comes to stand there by `finish` alone. Every call throws `writes_failing` where there is no room, and `unavailable`
 * where the storage does not answer.
 */
export type ClipStore = {
  readonly kind: 'disk' | 's3';
  /** Where a browser sends clips and plays them from; null for our own origin. */
  readonly origin: string | null;
  /**
   * Begins an upload of so many bytes, or goes on with one; without it nothing can be appended.
   * Throws `too_large` past what a storage takes, whatever was announced.
   */
  readonly begin: (key: string, announced: { readonly bytes: number; readonly type: string }) => Promise<UploadPlan>;
  /** Bytes that have arrived, of an upload or of what is complete. Throws `not_found` where nothing was begun. */
  readonly received: (key: string) => Promise<number>;
  /**
   * Writes a chunk at its offset and gives how many bytes are there then; they outlive a crash. Throws `not_found`
   * where nothing was begun (always, in a storage service), `upload_offset`, `upload_busy` while another process
   * writes too, `clip_type_unknown` where the first bytes are no video's, and `too_large` as soon as the whole has more
   * than `most` bytes: nothing of that chunk stays then, and what came before it does.
   */
  readonly append: (key: string, chunk: Chunk, most: number) => Promise<number>;
  /**
   * Ends an upload that has all its bytes and is a video by its own. Again it answers the same. Throws `not_found`,
   * `clip_incomplete`, `clip_type_unknown`, and `upload_busy` while a request still writes.
   */
  readonly finish: (key: string, expected: { readonly bytes: number }) => Promise<{ readonly bytes: number; readonly type: VideoType }>;
  /** Stores a small file as a whole, in place of what was there. */
  readonly put: (key: string, bytes: Uint8Array, type: PictureType) => Promise<void>;
  /** Opens what is complete, for whoever may read it. Throws `not_found`. */
  readonly open: (key: string) => Promise<Download>;
  /** An address at the storage service where whoever has it reads the file for so long; null where we serve it. */
  readonly link: (key: string, seconds: number) => Promise<string | null>;
  /** Where the file of a key stands once it is complete. */
  readonly placeOf: (key: string) => Place;
  /** Removes an upload to a key that was not finished; what is complete stays. */
  readonly abandon: (key: string) => Promise<void>;
  /** Removes a file and an upload to it, if there are any. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes everything in a folder of keys, such as `clips/<player>`. */
  readonly removeAll: (folder: string) => Promise<void>;
  /**
   * All that is stored, or what is in a folder of keys; the order is not said. A key may be there twice: complete, and
   * as an upload that came too late.
   */
  readonly list: (folder?: string) => AsyncIterable<StoredFile>;
};

const SEGMENT = '[0-9A-Za-z-]+';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,3}/${SEGMENT}(?:\\.${SEGMENT})*$`);
const FOLDER = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** Gives a key back. Throws where it is none: keys are made by the server, so that is a mistake of ours. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error('This is no key of a stored file');
  return key;
}

/** The same for a folder of keys. */
export function checkedFolder(folder: string): string {
  if (folder.length > 200 || !FOLDER.test(folder)) throw new Error('This is no folder of stored files');
  return folder;
}
