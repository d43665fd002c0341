import { m } from '@touchline/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { MountBelowFoldAfterPaint } from '../../ui/mounting/MountBelowFoldAfterPaint.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { Staging } from './choose/ClipChoicePanel.tsx';
import { AnalysisSetup } from './choose/AnalysisSetup.tsx';
import { focusTypeSelector } from './choose/focus-type-selector.ts';
import { recentSkills, rememberSkill } from './choose/recent-skills.ts';
import { useModelReadiness } from './choose/useModelReadiness.ts';
import type { Engine } from './engine/index.ts';
import { AnalysisFailedView } from './AnalysisFailedView.tsx';
import { AnalysisHistory } from './saved-analyses/AnalysisHistory.tsx';
import { useLanding } from './focus-on-arrival.ts';
import { LeaveTabQuestion } from './LeaveTabQuestion.tsx';
import { analysisMachine } from './machine/analysis-machine.ts';
import type { AnalysisTools } from './machine/analysis-machine-types.ts';
import type { DraftMemory } from './machine/analysis-draft.ts';
import { recordingTypeHere } from './record/recording-media-type.ts';
import { Recorder } from './record/Recorder.tsx';
import type { RecorderTools } from './record/recorder-machine.ts';
import { useRecordShortcut } from './record/useRecordShortcut.ts';
import { NewAnalysisResults } from './results/NewAnalysisResults.tsx';
import { RunScreen } from './run/RunScreen.tsx';
import { useAnnounceAnalysisEnd } from './run/useAnnounceAnalysisEnd.ts';
import type { Hold } from './useNavigationGuard.ts';
import { rememberSharing, lastSharingChoice } from './where-kept/last-sharing-choice.ts';
import type { AnalysisStore } from './store/indexeddb-analyses.ts';
import { useMachineToasts } from './useMachineToasts.ts';

interface AnalysisProps {
  readonly playerId: string;
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly tools: AnalysisTools;
  readonly engine: Pick<Engine, 'ready' | 'detectLive'>;
  readonly recorder: RecorderTools;
  readonly store: AnalysisStore;
  readonly drafts: DraftMemory;
  readonly onNavigate: (tab: 'practice', options?: { readonly drillId?: string }) => void;
  /** Takes a counted result to practice, as the result of a session. */
  readonly onPracticeResult: (touches: number) => void;
  readonly onHold: Hold | undefined;
  /** The analysis that earned the badge of a first one; null without one. */
  readonly badgeBy: string | null;
}

const screens = ['filming', 'analysing', 'finishing', 'results', 'failed'] as const;
const stagings = ['noVideo', 'checking', 'tooLong', 'cutting', 'compressing'] as const;

/** The screen for each state of an analysis; what happens in them is the machine's. */
export function AnalysisScreens(props: AnalysisProps) {
  const { playerId, age, tools, engine, recorder, store, drafts, onNavigate, onPracticeResult, onHold, badgeBy } = props;
  const analysis = useActorRef(analysisMachine, { input: { tools, age, draft: drafts.read(playerId), sharing: lastSharingChoice(playerId) } });
  const state = useSelector(analysis, (snapshot) => snapshot);
  const { readiness, retry } = useModelReadiness(engine);
  const toasts = useToasts();
  const { type, arrival, clip, clipError, remade, missing, hasMissingBorder, chosen, former, run, id, outcome, failure, filmsAtOnce, sharing } = state.context;

  useEffect(() => analysis.send({ type: 'age', years: age }), [analysis, age]);

  useEffect(() => {
    const watching = analysis.subscribe((snapshot) => {
      const { type: chosenType, arrival: arrived, clip: ready } = snapshot.context;
      // With its review a clip has had its turn.
      const isDone = snapshot.matches('results');
      drafts.write(playerId, { type: chosenType, arrival: isDone ? null : arrived, clip: isDone ? null : ready });
    });
    return () => watching.unsubscribe();
  }, [analysis, drafts, playerId]);

  const isReleased = state.matches('finishing');
  const isAnalysing = state.matches('analysing') || isReleased;
  const staging: Staging = stagings.find((one) => state.matches({ preparing: one })) ?? 'ready';
  useMachineToasts(analysis, toasts, isAnalysing, type !== null);
  useLanding(screens.find((one) => state.matches(one)) ?? 'preparing', staging);
  const onPractice = useCallback(() => onNavigate('practice'), [onNavigate]);
  const { practiceQueued, queuePractice } = useAnnounceAnalysisEnd({ isAnalysing, outcome, failure, toasts, onPractice });

  const film = useCallback((): void => analysis.send({ type: 'film', atOnce: false }), [analysis]);
  const isFilming = state.matches('filming');
  useRecordShortcut(() => {
    if (recordingTypeHere() !== null) analysis.send({ type: 'film', atOnce: true });
  }, !isFilming && !isAnalysing);
  const recorded = useCallback((blob: Blob, mirrored: boolean) => analysis.send({ type: 'filmed', blob, mirrored }), [analysis]);

  if (isFilming) {
    return (
      <Recorder
        tools={recorder}
        detectLive={engine.detectLive}
        beginsAtOnce={filmsAtOnce}
        onRecorded={recorded}
        onFile={(file) => analysis.send({ type: 'choose', file })}
        onHold={onHold}
        onBack={() => analysis.send({ type: 'back' })}
      />
    );
  }
  if (isAnalysing && clip !== null && type !== null) {
    return (
      <RunScreen
        {...{ run, clip, type, practiceQueued, isReleased, onHold }}
        onPractice={(queued) => {
          queuePractice(queued);
          if (isReleased) analysis.send({ type: 'seeNow' });
        }}
        onSeeNow={() => analysis.send({ type: 'seeNow' })}
        onSkip={() => analysis.send({ type: 'skip' })}
        onCancel={() => analysis.send({ type: 'cancel' })}
      />
    );
  }
  const onDrill = (drillId: string): void => onNavigate('practice', { drillId });
  const again = (): void => analysis.send({ type: 'again' });
  if (state.matches('results') && id !== null && outcome !== null && clip !== null) {
    return (
      <>
        <NewAnalysisResults
          {...{ id, playerId, outcome, store, onDrill, onPracticeResult }}
          clip={clip.blob}
          mirrored={clip.mirrored}
          isPointedOut={chosen !== null}
          isReplacing={former !== null}
          hasEarnedBadge={badgeBy === id}
          onShared={() => analysis.send({ type: 'shared', value: 'account' })}
          onAgain={again}
          onLookLonger={() => {
            queuePractice(false);
            analysis.send({ type: 'lookLonger' });
          }}
          onKick={(kick) => analysis.send({ type: 'pickKick', kick })}
          onPointOut={(person) => {
            queuePractice(false);
            analysis.send({ type: 'pointOut', person });
          }}
        />
        <MountBelowFoldAfterPaint>
          <AnalysisHistory {...{ playerId, store, onDrill, onPracticeResult }} onAgain={again} shownId={id} />
        </MountBelowFoldAfterPaint>
      </>
    );
  }
  if (state.matches('failed') && failure !== null) {
    return (
      <AnalysisFailedView
        failure={failure}
        clip={clip}
        onRetry={() => {
          queuePractice(false);
          analysis.send({ type: 'retry' });
        }}
        onFilm={film}
        onBack={() => analysis.send({ type: 'back' })}
      />
    );
  }
  return (
    <>
      <AnalysisSetup
        {...{ staging, type, age, clip, clipError, remade, missing, hasMissingBorder, readiness, sharing }}
        recent={recentSkills(playerId)}
        onSharing={(value) => {
          rememberSharing(playerId, value);
          analysis.send({ type: 'sharing', value });
        }}
        onRetryReady={retry}
        onType={(value) => analysis.send({ type: 'type', value })}
        onFile={(file) => analysis.send({ type: 'choose', file })}
        onFilm={film}
        onCut={(part) => analysis.send({ type: 'cut', part })}
        onCancel={() => analysis.send({ type: 'cancel' })}
        onSkip={() => analysis.send({ type: 'skip' })}
        onStart={(shared) => {
          queuePractice(false);
          analysis.send({ type: 'sharing', value: shared });
          analysis.send({ type: 'analyse' });
          if (analysis.getSnapshot().context.missing === 'type') focusTypeSelector();
          else if (type !== null) rememberSkill(playerId, type);
        }}
      />
      <MountBelowFoldAfterPaint>
        <AnalysisHistory {...{ playerId, store, onDrill, onPracticeResult }} />
      </MountBelowFoldAfterPaint>
      <LeaveTabQuestion
        onHold={onHold}
        isActive={clip !== null || arrival !== null}
        title={m.analysis_leave_clip()}
        words={m.analysis_leave_clip_words()}
        confirmLabel={m.analysis_leave_clip_confirm()}
      />
    </>
  );
}
