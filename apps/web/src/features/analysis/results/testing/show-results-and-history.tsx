import { onTestFinished, vi } from 'vitest';
import { show } from '../../../../ui/testing/show-component.tsx';
import type { EngineOutcome } from '../../engine/index.ts';
import { AnalysisHistory } from '../../saved-analyses/AnalysisHistory.tsx';
import type { Sending } from '../../sending/sending-types.ts';
import { SendingContext } from '../../where-kept/sending-context.tsx';
import { analysisStore, type AnalysisStore } from '../../store/indexeddb-analyses.ts';
import type { NewAnalysis } from '../../store/saved-analysis.ts';
import { saveAnalysis } from '../../store/save-analysis.ts';
import { testAccount, testQueries, WithAccount, type TestAccount } from '../../testing/test-account.tsx';
import { NewAnalysisResults } from '../NewAnalysisResults.tsx';
import type { NewAnalysisResultsProps } from '../NewAnalysisResults.tsx';

/** A store of analyses for one test, on a clock that can be moved. */
export function testStore(now: () => number = () => Date.now(), name = `analyses-${crypto.randomUUID()}`): AnalysisStore {
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return analysisStore(name, now);
}

/** Saves an outcome as an analysis without pictures and clip, unless told otherwise; gives its id. */
export async function addAnalysis(store: AnalysisStore, outcome: EngineOutcome, over: Partial<NewAnalysis> = {}): Promise<string> {
  const { review, input, kicks, clip: shape, cutShort } = outcome;
  const id = crypto.randomUUID();
  const rest = { frames: input.frames, stills: [], clip: null, mirrored: false, sharing: 'device', corrected: null } as const;
  await store.add({ id, playerId: 'player-1', type: review.type, review, input, kicks, shape, cutShort, ...rest, ...over });
  return id;
}

interface Given {
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  readonly store?: AnalysisStore;
  readonly mirrored?: boolean;
  readonly playerId?: string;
  readonly isPointedOut?: boolean;
  /** Of one that is saved already; without it the outcome is saved under a new one. */
  readonly id?: string;
  readonly replaces?: string;
  /** With nothing in it unless told. */
  readonly account?: TestAccount;
}

/** The results page of an outcome, which is saved as at the end of an analysis. */
export function showResults(given: Given) {
  const { outcome, clip, store = testStore(), mirrored = false, playerId = 'player-1', isPointedOut = false } = given;
  const { id = crypto.randomUUID(), replaces = null, account = testAccount() } = given;
  if (given.id === undefined) void saveAnalysis(store, playerId, { id, outcome, clip, mirrored, sharing: 'device', replaces });
  const onAgain = vi.fn<() => void>();
  const onLookLonger = vi.fn<() => void>();
  const onPointOut = vi.fn<NewAnalysisResultsProps['onPointOut']>();
  const onKick = vi.fn<NonNullable<NewAnalysisResultsProps['onKick']>>();
  const onDrill = vi.fn<(drillId: string) => void>();
  const onPracticeResult = vi.fn<(touches: number) => void>();
  const page = (
    <WithAccount account={account}>
      <NewAnalysisResults
        {...{ id, playerId, outcome, clip, mirrored, store, isPointedOut, onAgain, onLookLonger, onPointOut, onKick, onDrill, onPracticeResult }}
        isReplacing={replaces !== null}
      />
    </WithAccount>
  );
  const drawn = show(page);
  /** To another screen. */
  const away = (): void => drawn.again(null);
  return { id, away, store, onAgain, onLookLonger, onPointOut, onKick, onDrill, onPracticeResult };
}

/** The history of a player, on this device and in an account with nothing in it unless told, with what sends their analyses. */
export function showHistory(store: AnalysisStore, playerId: string | null = 'player-1', account = testAccount(), sending: Sending | null = null) {
  const onDrill = vi.fn<(drillId: string) => void>();
  const queries = testQueries();
  const of = (player: string | null) => (
    <WithAccount account={account} queries={queries}>
      <SendingContext value={sending}>
        <AnalysisHistory playerId={player} store={store} onDrill={onDrill} />
      </SendingContext>
    </WithAccount>
  );
  const { again } = show(of(playerId));
  return { onDrill, queries, signIn: (player: string | null) => again(of(player)) };
}
