import { useMemo } from 'react';
import { m } from '@touchline/messages';
import type { AnalysisHistoryItem } from '@touchline/contracts';
import { buildReview, type KickInClip } from '@touchline/vision';
import { RemoveOrKeepReview } from '../results/person-picker/RemoveOrKeepReview.tsx';
import { Review } from '../results/Review.tsx';
import { WhereKeptSection } from '../results/WhereKeptSection.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { useSavedAnalysis } from '../store/useSavedAnalysis.ts';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { saveAnalysis } from '../store/save-analysis.ts';
import { AccountAnalysis } from './AccountAnalysis.tsx';
import { KeepOrDeleteAccountClip } from './KeepOrDeleteAccountClip.tsx';
import { hasClip } from './history-entry.ts';
import { NotToBeHad, Opening, ResultsArea } from './ResultsArea.tsx';
import { useAccountClip } from './useAccountClip.ts';

interface ReopenedAnalysisProps {
  id: string;
  playerId: string;
  store: AnalysisStore;
  /** As the account lists it; null where it does not, or not yet. */
  account: AnalysisHistoryItem | null;
  onClose: () => void;
  /** Another kick of the clip is reviewed in its place, under this id. */
  onReplaced: (id: string) => void;
  /** The player wants the list read again after it could not be opened. */
  onRefresh: () => void;
  onDrill: (drillId: string) => void;
  /** Another clip is to be filmed. */
  onAgain: () => void;
  onPracticeResult: ((touches: number) => void) | undefined;
}

/**
 * An earlier analysis in the results area: loading, shown whole, or not to be had. From this device where it is here,
 * else from the account. Scrolls to itself and takes the focus.
 */
export function ReopenedAnalysis(props: ReopenedAnalysisProps) {
  const { id, playerId, store, account, onClose, onReplaced, onRefresh, onDrill, onAgain, onPracticeResult } = props;
  const state = useSavedAnalysis(store, playerId, id);
  const linked = useAccountClip(account);
  const pickKick = usePickKick(store, playerId);
  const refresh = (): void => {
    onClose();
    onRefresh();
  };
  const here = state.name === 'here' ? state.analysis : null;
  const shown = useMemo(() => (here === null ? null : { ...here, linked }), [here, linked]);
  if (state.name === 'here' && shown !== null) {
    return (
      <ResultsArea state="here" onClose={onClose}>
        <Review
          {...{ shown, playerId, store, onDrill, onAgain, onPracticeResult }}
          open={state}
          cutShort={state.analysis.cutShort}
          kicks={state.analysis.kicks}
          whose={state.analysis.isSomebodyElses === true ? <RemoveOrKeepReview analysis={state.analysis} store={store} onRemoved={onClose} /> : undefined}
          onKick={(kick) => onReplaced(pickKick(state.analysis, kick))}
          sharing={<WhereKeptSection analysis={state.analysis} clipHere={state.analysis.clip} hasClip={hasClip({ account })} />}
        />
        {account === null ? null : <KeepOrDeleteAccountClip account={account} />}
      </ResultsArea>
    );
  }
  if (state.name === 'missing' || (state.name === 'failed' && account !== null)) {
    return <AccountAnalysis {...{ id, playerId, store, onClose, onDrill, onAgain, onPracticeResult }} onRefresh={refresh} />;
  }
  return (
    <ResultsArea state={state.name}>
      {state.name === 'loading' ? <Opening /> : <NotToBeHad onRefresh={refresh}>{m.history_details_failed()}</NotToBeHad>}
    </ResultsArea>
  );
}

/**
 * Reviews another kick of a saved clip, from the frames that were kept of it, in the place of the review there was: also
 * in the account, where that one is. Gives the id of the new review, which can be read at once.
 */
function usePickKick(store: AnalysisStore, playerId: string): (analysis: Analysis, kick: KickInClip) => string {
  const sending = useAnalysisSender();
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
