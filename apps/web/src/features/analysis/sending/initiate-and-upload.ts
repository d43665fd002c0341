import { ApiError, type Client } from '@touchline/contracts/client';
import type { AnalysisType, ServerSharing } from '@touchline/domain';
import type { Queue } from '../../../offline/queue/offline-queue.ts';
import { sendFailureText } from '../account/account-failure-text.ts';
import { UPLOAD_SHARE, type ClipPayload } from './send-clip.ts';

/** What the server's part of an analysis is at. */
export type SendingStage = 'preparing' | 'uploading' | 'verifying' | 'submitting' | 'aiAnalysis';

export interface SendingWatch {
  /** Aborted when the player does not want to wait any more: what is stored goes on in the background. */
  readonly signal: AbortSignal;
  /** Share of the stage, from 0 to 1. */
  readonly onProgress: (stage: SendingStage, share: number) => void;
  /** The server does not answer: when it is asked again, in epoch milliseconds; over with the next progress. */
  readonly onWait: (retryAt: number) => void;
}

/** An analysis that is about to be made. */
export interface NewSending {
  readonly id: string;
  readonly type: AnalysisType;
  readonly sharing: ServerSharing;
  readonly clip: ClipPayload['clip'];
  readonly metadata: ClipPayload['metadata'];
}

/** How a place for it was got: at once, on its way in the background, or refused for this reason. */
export type Begun = { readonly name: 'ready' | 'later' } | { readonly name: 'refused'; readonly failure: string };

type Clips = Queue<ClipPayload, 'sent'>;

/** Has the server make room for an analysis, and sends its clip where there is one to be sent. Never rejects. */
export async function beginSending(by: { readonly api: Client; readonly clips: Clips }, made: NewSending, watch: SendingWatch): Promise<Begun> {
  if (made.sharing === 'clip') return sendClip(by.clips, made, watch);
  const { id: analysisId, type: analysisType, sharing, metadata } = made;
  const { size: _size, type: _type, ...shape } = metadata;
  try {
    await by.api.call('initiateAnalysis', { body: { analysisId, analysisType, sharing, metadata: shape } }, { signal: watch.signal });
    watch.onProgress('preparing', 1);
    return { name: 'ready' };
  } catch (error) {
    const isLater = watch.signal.aborted || !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
    return isLater ? { name: 'later' } : { name: 'refused', failure: sendFailureText(error) };
  }
}

/** Sends a clip, and waits for it as long as the watch lasts: what is stored goes on in the background. */
async function sendClip(clips: Clips, { id, clip, type, metadata }: NewSending, { signal, onProgress, onWait }: SendingWatch): Promise<Begun> {
  const stopShowing = clips.subscribe(() => {
    const { sending } = clips.state();
    if (sending?.key !== id) return;
    if (sending.retryAt !== undefined) {
      onWait(sending.retryAt);
      return;
    }
    const isUpload = sending.progress < UPLOAD_SHARE;
    onProgress(isUpload ? 'uploading' : 'verifying', isUpload ? sending.progress / UPLOAD_SHARE : (sending.progress - UPLOAD_SHARE) / (1 - UPLOAD_SHARE));
  });
  const left = new Promise<Begun>((resolve) => signal.addEventListener('abort', () => resolve({ name: 'later' }), { once: true }));
  try {
    return await Promise.race([clipSent(), left]);
  } finally {
    stopShowing();
  }

  async function clipSent(): Promise<Begun> {
    try {
      const answer = await clips.save({ clip, analysisType: type, metadata }, id);
      return answer === 'kept' ? await settled() : { name: 'ready' };
    } catch (error) {
      return { name: 'refused', failure: sendFailureText(error) };
    }
  }

  /** The queue waits a moment only; whoever looks at the bar waits as long as something moves. */
  function settled(): Promise<Begun> {
    return new Promise((resolve) => {
      const look = (): void => {
        const { waiting, sending } = clips.state();
        const entry = waiting.find(({ key }) => key === id);
        if (sending?.key === id) return;
        stop();
        if (entry === undefined) resolve({ name: 'ready' });
        else if (entry.refused === null) resolve({ name: 'later' });
        else resolve({ name: 'refused', failure: entry.refused.message });
      };
      let stop = (): void => undefined;
      stop = clips.subscribe(look);
      look();
    });
  }
}
