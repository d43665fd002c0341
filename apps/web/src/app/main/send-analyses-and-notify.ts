import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { sendingOf, skillInSentence, startSending, type SendingNews } from '../../features/analysis/sending/index.ts';
import type { PlayerAuthSession } from '../../auth-session/index.ts';
import type { Toasts } from '../../ui/toast/useToasts.ts';

interface Surroundings {
  readonly api: Client;
  readonly queries: QueryClient;
  readonly session: PlayerAuthSession;
  readonly playerId: string;
  readonly toasts: Toasts;
  /** The answer to one has come. */
  readonly onArrived: () => void;
  /** The player wants to see it. */
  readonly onOpen: () => void;
}

/** Keeps the player's analyses going, and tells of those that nobody waited for on screen. Returns what ends it. */
export function sendAnalysesAndNotify({ api, queries, session, playerId, toasts, onArrived, onOpen }: Surroundings): () => void {
  const player = { api, queries, playerId };
  const tell = ({ type, outcome, failure, hasOpinion }: SendingNews): void => {
    const words = { type: skillInSentence(type) };
    if (outcome === 'clipFailed') toasts.warning({ title: m.sharing_video_failed_title(words), text: failure ?? m.sharing_clip_failed() });
    if (outcome === 'failed') toasts.info(m.send_enhanced_local());
    if (outcome !== 'complete') return;
    onArrived();
    toasts.success({
      title: m.sharing_done_title(words),
      text: hasOpinion ? m.sharing_done_second() : m.sharing_done_text(),
      action: { label: m.sharing_done_open(), onPress: onOpen },
    });
  };
  const stopTelling = sendingOf(player).onNews(tell);
  const stop = startSending(player, session.subscribe);
  return () => {
    stopTelling();
    stop();
  };
}
