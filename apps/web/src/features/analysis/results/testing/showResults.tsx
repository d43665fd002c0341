import { onTestFinished, vi } from 'vitest';
import { show } from '../../../../ui/testing/show.tsx';
import { ToastProvider } from '../../../../ui/toast/ToastProvider.tsx';
import type { EngineOutcome } from '../../engine/index.ts';
import { analysisStore } from '../../saved-analyses/analysis-store.ts';
import type { AnalysisStore } from '../../saved-analyses/analysis-store.ts';
import { History } from '../../saved-analyses/History.tsx';
import { Results } from '../Results.tsx';
import type { ResultsProps } from '../Results.tsx';

/** A store of analyses for one test, on a clock that can be moved. */
export function testStore(now: () => number = () => Date.now()): AnalysisStore {
  const name = `analyses-${crypto.randomUUID()}`;
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return analysisStore(name, now);
}

interface Given {
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  readonly store?: AnalysisStore;
  readonly mirrored?: boolean;
  readonly playerId?: string;
  readonly isPointedOut?: boolean;
  readonly replaces?: EngineOutcome;
}

/** The results page of an outcome. */
export function showResults({ outcome, clip, store = testStore(), mirrored = false, playerId = 'player-1', isPointedOut = false, replaces }: Given) {
  const onAgain = vi.fn<() => void>();
  const onPointOut = vi.fn<ResultsProps['onPointOut']>();
  const onDrill = vi.fn<(drillId: string) => void>();
  const onPracticeResult = vi.fn<(touches: number) => void>();
  const page = (
    <ToastProvider>
      <Results
        {...{ playerId, outcome, clip, mirrored, store, isPointedOut, ...(replaces && { replaces }), onAgain, onPointOut, onDrill, onPracticeResult }}
      />
    </ToastProvider>
  );
  const drawn = show(page);
  /** To another screen. */
  const away = (): void => drawn.again(null);
  return { away, store, onAgain, onPointOut, onDrill, onPracticeResult };
}

/** The history of a player. */
export function showHistory(store: AnalysisStore, playerId: string | null = 'player-1') {
  const onDrill = vi.fn<(drillId: string) => void>();
  const of = (player: string | null) => (
    <ToastProvider>
      <History playerId={player} store={store} onDrill={onDrill} />
    </ToastProvider>
  );
  const { again } = show(of(playerId));
  return { onDrill, signIn: (player: string | null) => again(of(player)) };
}
