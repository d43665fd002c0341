import { m } from '@touchline/messages';
import { waitingText } from '../../../offline/waiting-reason-text.ts';
import type { ClipState, QueueStatus } from '../sending/sending-types.ts';

/** How often it was tried and why it did not arrive, in sentences; none before the first try. */
export function triesTexts(queued: QueueStatus | null): string[] {
  if (queued?.status !== 'queued') return [];
  const { attempts, lastError } = queued;
  return [...(attempts > 0 ? [m.sharing_attempts({ count: attempts })] : []), ...(lastError === null ? [] : [lastError])];
}

/** How far a video is; `retryIn` are seconds, where nobody answers. */
export function clipUploadText(clip: ClipState, retryIn: number | null): string {
  const { refusal, lastError, progress } = clip;
  if (refusal !== null) return `${m.sharing_clip_failed()} ${refusal.message}`;
  if (lastError === 'signIn') return m.sharing_clip_sign_in();
  if (retryIn !== null) return m.sharing_clip_unanswered({ seconds: retryIn });
  if (progress > 0) return m.sharing_clip_sending({ percent: Math.round(progress * 100) });
  // Before the first attempt is over, which may be made in another tab.
  if (lastError === null) return m.sharing_clip_under_way();
  if (lastError === 'timeout') return m.sharing_clip_timeout();
  if (lastError === 'unreachable') return m.sharing_clip_waiting();
  return `${m.sharing_clip_not_there()} ${waitingText(clip)}`;
}
