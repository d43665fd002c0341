import type { Call, NameOf, Route } from '../route.ts';
import { ApiError } from './api-error.ts';
import { readJson } from './read-response.ts';
import type { Client, Parts } from './api-client.ts';

/** How large a piece is sent at once, in bytes: a slow connection sends it within the time limit. */
const PIECE_BYTES = 1024 * 1024;
/** How often one piece is tried, and the wait after the first failure in milliseconds, doubled after each further one. */
const TRIES = 5;
const FIRST_WAIT_MS = 1_000;

type Options = {
  readonly signal?: AbortSignal;
  /** Hears how many bytes have arrived, of all. */
  readonly onProgress?: (received: number, size: number) => void;
};

/** Names an upload where its row is open to whoever has a signed link: the link that was given for it. */
type SignedLink = { readonly link: string };

type Received = { readonly received: number };

/**
 * Sends a blob piece by piece, from where an earlier try ended. A piece that is lost, or that the server is too busy
 * for, is tried again from where the server says. Throws `ApiError`, the last one after five tries.
 */
export async function uploadBlob<Table extends Record<string, Route>, Name extends NameOf<Table, 'upload'>>(
  client: Client<Table>,
  name: Name,
  input: Table[Name]['auth'] extends 'signed' ? SignedLink : Call<Table[Name]>,
  blob: Blob,
  { signal, onProgress }: Options = {},
): Promise<void> {
  const abortable = { ...(signal && { signal }) };
  const json = (response: Response): Promise<Received> => readJson(response) as Promise<Received>;
  const arrived = () => client.request(name, input as Parts, { ...abortable, method: 'GET' }, json);
  const send = (offset: number) => {
    const bytes = blob.slice(offset, offset + PIECE_BYTES);
    return client.request(name, input as Parts, { ...abortable, query: { offset }, bytes }, json);
  };

  let { received } = await arrived();
  let failures = 0;
  for (;;) {
    onProgress?.(received, blob.size);
    if (received >= blob.size) return;
    try {
      ({ received } = await send(received));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof ApiError) || !mayPass(error) || failures === TRIES) throw error;
      await pause((error.retryAfter ?? 0) * 1_000 || FIRST_WAIT_MS * 2 ** (failures - 1), signal);
      ({ received } = await arrived());
    }
  }
}

/** What another try may cure: no answer, another writer, a place that both sides see differently, a busy server. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || [409, 423, 429].includes(status) || status >= 500;
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
