import { engineLimits } from './engine-limits.ts';

/** Where what the engine needs is kept for the time without a connection; the service worker (`service-worker/service-worker.ts`) serves from it. */
const STORE = 'pose-engine';

/** A file and its size in bytes before compression, roughly: it is for the progress only. */
export interface Wanted {
  readonly address: string;
  readonly bytes: number;
}

/**
 * Fetches all files, so that the model starts from what is on the device, and keeps them for later, beside `others` that
 * are kept. False when one cannot be had, or nothing arrived for 10 s.
 */
export async function download(
  files: readonly Wanted[],
  others: readonly Wanted[],
  onProgress: (fraction: number) => void,
): Promise<boolean> {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const arrived = new Map<string, number>();
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), engineLimits.model * 1000);
  };
  alive();
  try {
    const store = await openStore();
    await Promise.all(
      files.map(async ({ address, bytes }) => {
        const kept = await store?.match(address);
        if (!kept) {
          await fetchInto(store, address, stalled.signal, (count) => {
            alive();
            arrived.set(address, Math.min(bytes, (arrived.get(address) ?? 0) + count));
            onProgress(Math.min(0.99, [...arrived.values()].reduce((sum, one) => sum + one, 0) / all));
          });
        }
        arrived.set(address, bytes);
      }),
    );
    await forgetOlder(store, [...files, ...others]);
    onProgress(1);
    return true;
  } catch {
    // No connection, a server that fails, or no sign of either for 10 s.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Only files of a build are named by their content and may be kept; a page that is no secure one keeps nothing. */
async function openStore(): Promise<Cache | null> {
  return import.meta.env.PROD && 'caches' in globalThis ? caches.open(STORE) : null;
}

async function fetchInto(
  store: Cache | null,
  address: string,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`${address} answered ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (bytes, controller) => {
        onBytes(bytes.byteLength);
        controller.enqueue(bytes);
      },
    }),
  );
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' };
  const copy = new Response(counted, { headers });
  if (store === null) await copy.arrayBuffer();
  else await store.put(address, copy);
}

/** What an older version of the app needed. */
async function forgetOlder(store: Cache | null, files: readonly Wanted[]): Promise<void> {
  if (store === null) return;
  const wanted = new Set(files.map(({ address }) => address));
  for (const request of await store.keys()) {
    if (!wanted.has(request.url)) await store.delete(request);
  }
}
