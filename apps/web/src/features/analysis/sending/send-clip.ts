import { ApiError, type Client } from '@touchline/contracts/client';
import type { AnalysisType } from '@touchline/domain';
import type { Attempt, QueueKind } from '../../../offline/queue/queue-types.ts';
import { putBytes } from './put-bytes-with-progress.ts';
import { uploadClip, type UploadTools } from './upload-clip.ts';

/** A clip on its way to the account, under the id of its analysis. */
export interface ClipPayload {
  readonly clip: Blob;
  /** The player wants it kept, not deleted after its review. */
  readonly keep?: boolean;
  readonly analysisType: AnalysisType;
  readonly metadata: {
    readonly size: number;
    readonly type: string;
    readonly duration: number;
    readonly width: number;
    readonly height: number;
    readonly mirrored: boolean;
  };
}

/** Which part of sending is the upload: the table gives it 10 to 40 %, and 40 to 45 % to making sure (spec 002 §4). */
export const UPLOAD_SHARE = 30 / 35;

/** How often it is said that all is there, and looked whether the server knows (spec 002 §4). */
const TRIES = 3;
/** Milliseconds after which it is assumed that it does. */
const ASSUMED_AFTER_MS = 3_000;
const FIRST_WAIT_MS = 1_000;

/** Three attempts of two minutes with their waits, and what comes before and after. */
const TIME_LIMIT_MS = 8 * 60_000;
/** Attempts that the server answers with a failure (spec 002 §9). */
const MOST_ATTEMPTS = 5;
/** A clip of 50 MB takes a slow phone its time. */
const STORING_MS = 20_000;

/** The name of the queue of clips. */
export const ANALYSIS_CLIP = 'analysis-clip';

/** A player's clips: each waits on the device until it has arrived, and goes on where it stopped. */
export function clipKind(playerId: string, send: QueueKind<ClipPayload, 'sent'>['send']): QueueKind<ClipPayload, 'sent'> {
  return {
    name: ANALYSIS_CLIP,
    playerId,
    isPayload: (stored): stored is ClipPayload => typeof stored === 'object' && stored !== null && 'clip' in stored && 'analysisType' in stored,
    send,
    timeLimitMs: TIME_LIMIT_MS,
    storingMs: STORING_MS,
    maxAttempts: MOST_ATTEMPTS,
    answerOfAnotherTab: 'sent',
    onSentElsewhere: () => undefined,
  };
}

/** What an upload's address answers when its time is over, or what was there is gone: a new place is asked for, or the reason told. */
const PLACE_IS_OVER: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** The place for a clip has run out, or the server misses a piece: it is asked for a place anew and told the rest. */
class SendAgain extends Error {
  override readonly name = 'SendAgain';
}

export interface ClipTransport extends UploadTools {
  readonly now: () => Date;
}

/** Sends a clip: a place for it, its bytes, that they are there, and whether the server knows (spec 002 §4, 3 to 6). */
export function clipSender(api: Client, transport: ClipTransport = browserTransport): QueueKind<ClipPayload, 'sent'>['send'] {
  return async (payload, attempt) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await sendOnce(api, transport, payload, attempt);
        break;
      } catch (error) {
        if (!(error instanceof SendAgain)) throw error;
        if (tries === TRIES) throw new ApiError({ status: 503, code: 'clip_incomplete', message: (error.cause as Error).message });
      }
    }
    await verify(api, attempt, transport);
    if (payload.keep === true) await api.call('keepClip', { params: { id: attempt.key }, body: { keep: true } }, { signal: attempt.signal });
    attempt.onProgress(1);
    return 'sent';
  };
}

async function sendOnce(api: Client, transport: ClipTransport, payload: ClipPayload, { key, signal, onProgress, onWait }: Attempt): Promise<void> {
  const { clip, analysisType, metadata } = payload;
  const timestamp = transport.now().toISOString();
  const { upload } = await api.call(
    'initiateAnalysis',
    { body: { analysisType, metadata: { ...metadata }, analysisId: key, sharing: 'clip', timestamp } },
    { signal },
  );
  // It has all been sent before, and the answer was lost.
  if (upload === null) return;
  let parts;
  try {
    parts = await uploadClip(upload, clip, transport, { signal, onProgress: (share) => onProgress(share * UPLOAD_SHARE), onWait });
  } catch (error) {
    const isPlaceOver = error instanceof ApiError && PLACE_IS_OVER.has(error.status);
    throw isPlaceOver ? new SendAgain('The place has run out', { cause: error }) : error;
  }
  const body = { analysisId: key, timestamp, ...(parts.length > 0 && { parts: [...parts] }) };
  try {
    await tried(() => api.call('uploadComplete', { body }, { signal }), transport, signal, onWait);
  } catch (error) {
    const isIncomplete = error instanceof ApiError && error.code === 'clip_incomplete';
    throw isIncomplete ? new SendAgain('A piece is missing', { cause: error }) : error;
  }
}

/** Calls three times at most, while another try may help. */
async function tried(call: () => Promise<unknown>, { wait }: ClipTransport, signal: AbortSignal, onWait: Attempt['onWait']): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await call();
      return;
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && ![423, 429].includes(error.status);
      if (isFinal || tries === TRIES || signal.aborted) throw error;
      onWait(FIRST_WAIT_MS * tries);
      await wait(FIRST_WAIT_MS * tries, signal);
    }
  }
}

/**
 * Makes sure that the server is at work on it, or waits for the body points; where it says neither, processing is
 * triggered, and where it says nothing, that is assumed after three seconds.
 */
async function verify(api: Client, { key: id, signal }: Attempt, transport: ClipTransport): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      if (!(await isPending(api, id, signal))) return;
      const body = { source: 'upload_verification', retryAttempt: tries, timestamp: transport.now().toISOString() };
      await api.call('triggerProcessing', { params: { id }, body }, { signal });
      return;
    } catch {
      if (signal.aborted) return;
    }
  }
  await transport.wait(ASSUMED_AFTER_MS, signal);
}

async function isPending(api: Client, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await api.call('readResults', { params: { id } }, { signal })).status === 'pending';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

/** Resolves after so many milliseconds; rejects with the signal's reason. */
export function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

const browserTransport: ClipTransport = {
  now: () => new Date(),
  wait: waitFor,
  put: putBytes,
  async received(url, signal) {
    let response: Response;
    try {
      response = await fetch(url, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
    }
    const body = (await response.json().catch(() => null)) as { readonly received?: unknown } | null;
    if (response.ok && typeof body?.received === 'number') return body.received;
    throw new ApiError({ status: response.ok ? 502 : response.status, code: 'upload_unreadable', message: `HTTP ${response.status}` });
  },
};
