import { storedEntries } from '../../../offline/queue/browser-queue.ts';
import { saveQueueStore } from './save-queue-store.ts';
import { ANALYSIS_SAVE } from './save-results.ts';
import { ANALYSIS_CLIP } from './send-clip.ts';

/** How many analyses of a player have something on this device that is still to be sent. Throws where storage is forbidden. */
export async function countWaitingAnalyses(playerId: string): Promise<number> {
  const [saves, clips] = await Promise.all([saveQueueStore(ANALYSIS_SAVE).all(ANALYSIS_SAVE, playerId), storedEntries(ANALYSIS_CLIP, playerId)]);
  const waiting = [...saves, ...clips].filter(({ refused }) => refused === null);
  return new Set(waiting.map(({ key }) => key)).size;
}
