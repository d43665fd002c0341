import { Readable } from 'node:stream';
import type { ClipStore } from '../port.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Sends a clip as a browser does, from where an earlier try ended, `until` so many bytes are there. */
export async function upload(store: ClipStore, key: string, clip: Buffer<ArrayBuffer>, until = clip.length): Promise<void> {
  await store.begin(key, { bytes: clip.length, type: 'video/mp4' });
  let received = await store.received(key);
  while (received < until) received = await append(store, key, received, clip.subarray(received, Math.min(until, received + CHUNK_BYTES)));
}

/** Appends bytes at an offset, as one request brings them. */
export function append(store: ClipStore, key: string, offset: number, bytes: Uint8Array, restart = false): Promise<number> {
  return store.append(key, { body: Readable.from([bytes]), offset, restart, signal: new AbortController().signal });
}
