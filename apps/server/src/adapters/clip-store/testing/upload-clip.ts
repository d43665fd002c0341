import { Readable } from 'node:stream';
import type { Chunk } from '../../../http/receive-upload.ts';
import { batchesOf } from '../../../http/request-body-batches.ts';
import type { ClipStore } from '../clip-store-port.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Sends a clip as a browser does, from where an earlier try ended; only what ends at or before `until` is sent. */
export async function upload(store: ClipStore, key: string, clip: Buffer<ArrayBuffer>, until = clip.length): Promise<void> {
  const plan = await store.begin(key, { bytes: clip.length, type: 'video/mp4' });
  if (plan.kind === 'offset') {
    let received = await store.received(key);
    while (received < until) received = await append(store, key, received, clip.subarray(received, Math.min(until, received + CHUNK_BYTES)));
    return;
  }
  for (const [at, url] of plan.urls.entries()) {
    const part = clip.subarray(at * plan.partBytes, (at + 1) * plan.partBytes);
    if (plan.received.includes(at + 1) || at * plan.partBytes + part.length > until) continue;
    const { status } = await fetch(url, { method: 'PUT', body: part });
    if (status !== 200) throw new Error(`A part was answered ${status}`);
  }
}

/** Appends bytes at an offset, as one request brings them. */
export function append(store: ClipStore, key: string, offset: number, bytes: Uint8Array, restart = false, most = Infinity): Promise<number> {
  // Its own copy: what was written of a body is given back.
  return store.append(key, chunkOf(Readable.from([Buffer.from(bytes)]), offset, { restart }), most);
}

/** A chunk of what a stream brings, as a request has it. */
export function chunkOf(source: Readable, offset: number, { restart = false, signal }: How = {}): Chunk {
  return { body: batchesOf(source, Infinity, signal ?? new AbortController().signal), offset, restart, length: null };
}

type How = { readonly restart?: boolean; readonly signal?: AbortSignal };
