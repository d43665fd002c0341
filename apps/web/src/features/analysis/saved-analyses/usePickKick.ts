import { buildReview, type KickInClip } from '@touchline/vision';
import { useSending } from '../where-kept/sending-context.tsx';
import type { Analysis } from '../store/saved-analysis.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { saveAnalysis } from '../store/save-analysis.ts';

/**
 * Reviews another kick of a saved clip, from the frames that were kept of it, in the place of the review there was: also
 * in the account, where that one is. Gives the id of the new review, which can be read at once.
 */
export function usePickKick(store: AnalysisStore, playerId: string): (analysis: Analysis, kick: KickInClip) => string {
  const sending = useSending();
  return (analysis, kick) => {
    const { id: replaces, kicks = [], shape, clip, mirrored, cutShort, processingDuration, sharing, createdAt } = analysis;
    const id = crypto.randomUUID();
    const took = processingDuration === undefined ? {} : { processingDuration };
    const outcome = { review: buildReview(kick.input), input: kick.input, kicks, clip: shape, cutShort, ...took };
    void saveAnalysis(store, playerId, { id, outcome, clip, mirrored, sharing, replaces, createdAt });
    if (sharing !== 'device') void sending?.finish(id, { name: 'later' });
    return id;
  };
}
