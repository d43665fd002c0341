import { useEffect, useMemo, useState } from 'react';
import { Analysis } from './Analysis.tsx';
import { needsCompression } from './clip/needs-compression.ts';
import { openEngine, type Engine } from './engine/index.ts';
import type { AnalysisTools } from './machine/analysis-machine.ts';
import { browserRecorder } from './record/browser-recorder.ts';
import type { RecorderTools } from './record/recorder-machine.ts';
import type { Hold } from './run/use-navigation-guard.ts';
import { deviceAnalyses, type AnalysisStore } from './store/analysis-store.ts';
import { saveAnalysis } from './store/save-analysis.ts';

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
  /** This browser's own unless a test brings others. */
  readonly open?: () => Engine;
  readonly recorder?: RecorderTools;
  readonly clips?: ClipTools;
  readonly store?: AnalysisStore;
}

/** What is done to clips. */
export type ClipTools = Pick<AnalysisTools, 'open' | 'cut' | 'compress'>;

/** What reads and writes clips is heavy and comes with the first one. */
const browserClips: ClipTools = {
  open: async (arrival) => (await import('./clip/open-clip.ts')).openClip(arrival),
  cut: async (...cut) => (await import('./clip/cut.ts')).cutClip(...cut),
  compress: async (...work) => (await import('./clip/compress.ts')).compress(...work),
};

/** Film yourself or choose a clip, and see what your body did (spec 002 §2). */
export function AnalysisTab(props: AnalysisTabProps) {
  const { playerId, age, onNavigate, onPracticeResult, onHold } = props;
  const { open = openEngine, recorder = browserRecorder, clips = browserClips, store = deviceAnalyses } = props;
  const [engine] = useState<Engine>(open);
  useEffect(() => () => engine.close(), [engine]);
  const tools = useMemo<AnalysisTools>(
    () => ({
      ...clips,
      needsCompression,
      analyse: engine.analyse,
      save: (finished) => void saveAnalysis(store, playerId, finished),
    }),
    [engine, clips, store, playerId],
  );
  return <Analysis key={playerId} {...{ playerId, age, tools, engine, recorder, store, onNavigate, onPracticeResult, onHold }} />;
}
