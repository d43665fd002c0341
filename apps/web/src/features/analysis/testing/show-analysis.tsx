import { Fragment, StrictMode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { show } from '../../../ui/testing/show-component.tsx';
import { AnalysisTab, type AnalysisTabProps, type ClipTools } from '../AnalysisTab.tsx';
import type { Engine } from '../engine/index.ts';
import { draftMemory, type DraftMemory } from '../machine/analysis-draft.ts';
import type { RecorderTools } from '../record/recorder-machine.ts';
import type { Sending } from '../sending/sending-types.ts';
import type { Hold } from '../useNavigationGuard.ts';
import { WithAccount, type TestAccount } from './test-account.tsx';

interface Given {
  readonly clips?: Partial<ClipTools>;
  readonly recorder?: RecorderTools;
  readonly readiness?: Engine['ready'];
  readonly analyse?: Engine['analyse'];
  readonly detectLive?: Engine['detectLive'];
  readonly close?: Engine['close'];
  /** 14 without it; null where it is not known. */
  readonly age?: number | null;
  /** What was chosen before; without it nothing. */
  readonly drafts?: DraftMemory;
  /** The server's part; without it, of an account with nothing in it. */
  readonly sending?: Sending;
  readonly playerId?: string;
  /** As React draws it in development, with every effect run twice. Default false. */
  readonly isStrict?: boolean;
  /** With nothing in it unless told. */
  readonly account?: TestAccount;
}

const realClips: ClipTools = {
  open: async (...arrived) => (await import('../clip/open-clip.ts')).openClip(...arrived),
  cut: async (...cut) => (await import('../clip/cut-clip.ts')).cutClip(...cut),
  compress: async (...work) => (await import('../clip/compress-clip.ts')).compress(...work),
};

/** The analysis tab on a page of its own: real clips, and an engine that answers as told. */
export function showAnalysis(given: Given = {}) {
  const analyse = vi.fn<Engine['analyse']>(given.analyse ?? (() => new Promise(() => undefined)));
  const ready = vi.fn<Engine['ready']>(given.readiness ?? (async () => ({ ok: true })));
  const detectLive = vi.fn<Engine['detectLive']>(async (picture) => {
    const seen = (await given.detectLive?.(picture)) ?? 'notLooked';
    picture.close();
    return seen;
  });
  const close = vi.fn<() => void>(given.close);
  const engine: Engine = { ready, analyse, detectLive, detectPeople: async () => 'notLooked', close };
  const onNavigate = vi.fn<AnalysisTabProps['onNavigate']>();
  const onPracticeResult = vi.fn<AnalysisTabProps['onPracticeResult']>();
  const onHold = vi.fn<Hold>();
  const onCelebrate = vi.fn<NonNullable<AnalysisTabProps['onCelebrate']>>();
  const open = (): Engine => engine;
  const clips = { ...realClips, ...given.clips };
  const { recorder, drafts = draftMemory(), sending, playerId = 'player-1' } = given;
  // What this test chooses is not the next one's choice, of another file in the same browser either.
  onTestFinished(() => {
    localStorage.removeItem(`touchline.analysis-sharing.${playerId}`);
    localStorage.removeItem(`touchline.analysis-skills.${playerId}`);
  });
  const Mode = given.isStrict === true ? StrictMode : Fragment;
  const tab = (
    <WithAccount {...(given.account !== undefined && { account: given.account })}>
      <AnalysisTab
        playerId={playerId}
        age={given.age === undefined ? 14 : given.age}
        {...{ onNavigate, onPracticeResult, onHold, onCelebrate, open, clips, drafts, ...(recorder !== undefined && { recorder }), ...(sending !== undefined && { sending }) }}
      />
    </WithAccount>
  );
  const drawn = show(<Mode>{tab}</Mode>);
  const leave = (): void => drawn.again(<p>Elsewhere</p>);
  return { engine, analyse, ready, detectLive, close, onNavigate, onHold, onCelebrate, leave };
}
