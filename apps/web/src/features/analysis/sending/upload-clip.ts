import type { UploadPlan } from '@touchline/contracts';
import { ApiError, timeLimit } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import type { Put } from './put-bytes-with-progress.ts';

/** How long one attempt may take, how many there are, and the wait after the first, doubled after the next (spec 002 §9). */
const ATTEMPT_MS = 120_000;
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 2_000;

/** A part of the whole that has arrived at a storage service. */
export interface SentPart {
  readonly number: number;
  readonly etag: string;
}

export interface UploadTools {
  /** Asks a server of ours how many bytes it has. Throws `ApiError`. */
  readonly received: (url: string, signal: AbortSignal) => Promise<number>;
  /** Throws `ApiError`. */
  readonly put: (url: string, bytes: Blob, watch: { readonly signal: AbortSignal; readonly onProgress: (sent: number) => void }) => Promise<Put>;
  /** Rejects with the signal's reason once it is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface Watch {
  readonly signal: AbortSignal;
  /** Hears which share has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Hears that it is tried again in so many milliseconds. */
  readonly onWait: (milliseconds: number) => void;
}

/**
 * Sends a clip as its plan says, from where an earlier try ended: to a server of ours in chunks by offset, or to a
 * storage service in parts. Gives the parts it has sent. Throws `ApiError`, the last one after three attempts; one that
 * takes two minutes ends with 'Upload timeout', and what it sent until then counts.
 */
export async function uploadClip(plan: UploadPlan, clip: Blob, tools: UploadTools, watch: Watch): Promise<readonly SentPart[]> {
  const parts: SentPart[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const limit = timeLimit(ATTEMPT_MS, watch.signal);
    const within = { ...watch, signal: limit.signal };
    try {
      if (plan.kind === 'offset') await sendByOffset(plan, clip, tools, within);
      else await sendParts(plan, clip, parts, tools, within);
      return parts;
    } catch (error) {
      const timedOut = limit.isOver() ? new ApiError({ status: 0, code: 'timeout', message: m.send_upload_timeout() }) : null;
      const failure = timedOut ?? error;
      if (watch.signal.aborted || !mayPass(failure) || attempt === ATTEMPTS) throw failure;
      const asked = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1_000 : 0;
      const pause = Math.max(asked, FIRST_WAIT_MS * 2 ** (attempt - 1));
      watch.onWait(pause);
      await tools.wait(pause, watch.signal);
    } finally {
      limit.end();
    }
  }
}

type Plan<Kind extends UploadPlan['kind']> = Extract<UploadPlan, { kind: Kind }>;

async function sendByOffset({ url, chunkBytes }: Plan<'offset'>, clip: Blob, tools: UploadTools, { signal, onProgress }: Watch): Promise<void> {
  let offset = await tools.received(url, signal);
  onProgress(offset / clip.size);
  while (offset < clip.size) {
    const from = offset;
    const chunk = clip.slice(from, from + chunkBytes);
    const { body } = await tools.put(`${url}&offset=${from}`, chunk, { signal, onProgress: (sent) => onProgress((from + sent) / clip.size) });
    const received = (body as { readonly received?: unknown } | null)?.received;
    offset = typeof received === 'number' ? received : from + chunk.size;
    onProgress(offset / clip.size);
  }
}

async function sendParts(plan: Plan<'parts'>, clip: Blob, done: SentPart[], tools: UploadTools, { signal, onProgress }: Watch): Promise<void> {
  const { urls, partBytes, received } = plan;
  const isThere = (number: number): boolean => received.includes(number) || done.some((part) => part.number === number);
  const sizeOf = (number: number): number => Math.min(partBytes, clip.size - (number - 1) * partBytes);
  const numbers = urls.map((_, index) => index + 1);
  let before = numbers.filter(isThere).reduce((total, number) => total + sizeOf(number), 0);
  onProgress(before / clip.size);
  for (const number of numbers) {
    if (isThere(number)) continue;
    const from = (number - 1) * partBytes;
    const start = before;
    const { etag } = await tools.put(urls[number - 1] ?? '', clip.slice(from, from + partBytes), {
      signal,
      onProgress: (sent) => onProgress((start + sent) / clip.size),
    });
    // Without it the server asks the storage what is there.
    if (etag !== null) done.push({ number, etag });
    before += sizeOf(number);
    onProgress(before / clip.size);
  }
}

/** What another attempt may cure: no answer, another writer, a place that both sides see differently, a busy server. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || [408, 409, 423, 429].includes(status) || status >= 500;
}
