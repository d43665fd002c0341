import type { CelebrationMoment } from '@touchline/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { AnalysisScreens } from './AnalysisScreens.tsx';
import { needsCompression } from './clip/needs-compression.ts';
import { holdEngine, openEngine, type Engine } from './engine/index.ts';
import type { AnalysisTools } from './machine/analysis-machine-types.ts';
import { draftMemory, type DraftMemory } from './machine/analysis-draft.ts';
import { browserRecorder } from './record/browser-recorder-tools.ts';
import type { RecorderTools } from './record/recorder-machine.ts';
import type { Hold } from './useNavigationGuard.ts';
import type { Sending } from './sending/sending-types.ts';
import { sendingOf } from './sending/page-wide-sender.ts';
import { SendingContext } from './where-kept/sending-context.tsx';
import { deviceAnalyses, type AnalysisStore } from './store/indexeddb-analyses.ts';
import { saveAnalysis } from './store/save-analysis.ts';
import { useFirstAnalysisBadge } from './useFirstAnalysisBadge.ts';

export interface AnalysisTabProps {
  /** Whose analyses are saved on this device. */
  readonly playerId: string;
  /** Years; null where it is not known. */
  readonly age: number | null;
  /** Goes to practice, with a drill chosen where one is told. */
  readonly onNavigate: (tab: 'practice', options?: { readonly drillId?: string }) => void;
  /** Takes touches that were counted in a clip to practice, as the result of a session. */
  readonly onPracticeResult: (touches: number) => void;
  /** Takes hold of the tab while an analysis runs: what it is given asks before the tab is left; null lets go. */
  readonly onHold?: Hold;
  /** Something was reached that has the screen to itself. */
  readonly onCelebrate?: (moments: readonly CelebrationMoment[]) => void;
  /** This browser's own unless a test brings others. */
  readonly open?: () => Engine;
  readonly recorder?: RecorderTools;
  readonly clips?: ClipTools;
  readonly store?: AnalysisStore;
  readonly drafts?: DraftMemory;
  readonly sending?: Sending;
}

/** What is done to clips. */
export type ClipTools = Pick<AnalysisTools, 'open' | 'cut' | 'compress'>;

/** What reads and writes clips is heavy and comes with the first one. */
const browserClips: ClipTools = {
  open: async (...arrived) => (await import('./clip/open-clip.ts')).openClip(...arrived),
  cut: async (...cut) => (await import('./clip/cut-clip.ts')).cutClip(...cut),
  compress: async (...work) => (await import('./clip/compress-clip.ts')).compress(...work),
};

const nobodyCelebrates = (): void => undefined;

const pageDrafts = draftMemory();

/** Film yourself or choose a clip, and see what your body did (spec 002 §2). */
export function AnalysisTab(props: AnalysisTabProps) {
  const { playerId, age, onNavigate, onPracticeResult, onHold, onCelebrate = nobodyCelebrates } = props;
  const { open = openEngine, recorder = browserRecorder, clips = browserClips } = props;
  const { store = deviceAnalyses, drafts = pageDrafts } = props;
  const api = useApi();
  const queries = useQueryClient();
  const sending = useMemo(() => props.sending ?? sendingOf({ api, queries, playerId }), [props.sending, api, queries, playerId]);
  const [engine] = useState<Engine>(open);
  useEffect(() => holdEngine(engine), [engine]);
  const { earnedBy, watch } = useFirstAnalysisBadge(store, playerId, onCelebrate);
  const tools = useMemo<AnalysisTools>(
    () => ({
      ...clips,
      needsCompression,
      analyse: engine.analyse,
      save: (finished) => void saveAnalysis(store, playerId, finished, watch(finished)),
      sending,
    }),
    [engine, clips, store, playerId, sending, watch],
  );
  return (
    <SendingContext value={sending}>
      <AnalysisScreens key={playerId} {...{ playerId, age, tools, engine, recorder, store, drafts, onNavigate, onPracticeResult, onHold }} badgeBy={earnedBy} />
    </SendingContext>
  );
}
