import type { ServerSharing } from '@touchline/domain';
import { queryKey, refetchAfter } from '../../../api/index.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { CONSENT_NEEDED } from './save-results.ts';
import type { Sending, SendingOutside } from './sending-types.ts';

/** What the clips of analyses need of the analyses themselves. */
interface AnalysesOfClips extends Pick<SendingOutside, 'clips' | 'queries' | 'store' | 'playerId'> {
  /** Takes an analysis of this device into the account. */
  readonly shareOne: (analysis: Analysis, sharing: ServerSharing) => Promise<void>;
  /** A clip is not taken: in the server's words, null where it said nothing. Never rejects. */
  readonly tellRefused: (id: string, words: string | null) => Promise<void>;
}

/** The clips of a player's analyses on their way to the account. */
interface AccountClips {
  readonly state: Sending['clipState'];
  readonly drop: Sending['dropClip'];
  readonly keep: Sending['keepClip'];
}

const nothing = (): void => undefined;

/** Follows what becomes of the clips in their queue, and keeps the analyses they belong to in step with it. */
export function keepClipsInAccount({ clips, queries, store, playerId, shareOne, tellRefused }: AnalysesOfClips): AccountClips {
  /** The history and the review say where the video is. */
  async function clipArrived(id: string): Promise<void> {
    await store.share(playerId, id, 'clip');
    await refetchAfter(queries, 'analysis');
  }

  async function keep(id: string, clip: Blob): Promise<void> {
    const analysis = (await store.find(playerId, id))?.analysis;
    if (analysis === undefined) return;
    // First, so that the account has it under the time at which it was made.
    if (analysis.sharing === 'device' || analysis.status === 'failed') await shareOne(analysis, 'account');
    // What still waits would be sent as one with a clip, on which a provider may be asked: nobody has chosen that.
    if ((await store.find(playerId, id))?.analysis.status === 'waiting') throw new Error('The analysis itself still waits to be sent.');
    const { type, mirrored, shape } = analysis;
    const [width, height] = [Math.round(shape.width), Math.round(shape.height)];
    const metadata = { size: clip.size, type: clip.type, duration: shape.duration, width, height, mirrored };
    const answer = await clips.save({ clip, keep: true, analysisType: type, metadata }, id);
    if (answer === 'sent') await clipArrived(id);
  }

  async function drop(id: string): Promise<void> {
    await clips.dismiss(id);
    const analysis = (await store.find(playerId, id))?.analysis;
    if (analysis?.sharing === 'clip') await store.update(playerId, id, { sharing: 'account' });
    if (analysis?.sharing === 'device') await shareOne(analysis, 'account');
  }

  clips.onNews(({ arrived, refused: entries }) => {
    for (const { key } of arrived) void clipArrived(key).catch(nothing);
    for (const { key, refused: refusal } of entries) {
      // Of one that the player has deleted, here or elsewhere, nobody waits for the video, and no copy says that the account has it.
      if (refusal?.code === 'analysis_deleted') void Promise.all([clips.dismiss(key), store.remove(playerId, key)]).catch(nothing);
      else void tellRefused(key, refusal?.message ?? null);
    }
    // A yes that was taken back meanwhile: what the page knows of it is old.
    if (entries.some(({ refused: refusal }) => refusal?.code === CONSENT_NEEDED)) void queries.invalidateQueries({ queryKey: queryKey('consents') });
  });

  return {
    state(id) {
      const { waiting, sending } = clips.state();
      const entry = waiting.find(({ key }) => key === id);
      if (entry === undefined) return null;
      const mine = sending?.key === id ? sending : null;
      const { refused, lastError, lastWords = null } = entry;
      return {
        progress: mine?.progress ?? 0,
        refusal: refused && { message: refused.message, needsConsent: refused.code === CONSENT_NEEDED },
        lastError,
        lastWords,
        retryAt: mine?.retryAt ?? null,
      };
    },
    drop,
    keep,
  };
}
