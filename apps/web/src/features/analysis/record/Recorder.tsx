import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { changeSettings, settings, useSettings } from '../../../settings/device-settings.ts';
import { useUninterrupted } from '../../../offline/index.ts';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/controls.tsx';
import { CameraIcon } from '../../../ui/icons/film.tsx';
import { StopIcon } from '../../../ui/icons/play.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import type { Engine } from '../engine/index.ts';
import { landingId } from '../focus-on-arrival.ts';
import { LeaveQuestion } from '../LeaveQuestion.tsx';
import type { Hold } from '../useNavigationGuard.ts';
import { cameraConstraints, thisDevice } from '../camera/camera-constraints.ts';
import { OverlaySwitch } from './OverlaySwitch.tsx';
import { CameraPreview } from './CameraPreview.tsx';
import { cameraProblemText } from '../camera/camera-problem-text.ts';
import { recorderMachine, type RecorderTools } from './recorder-machine.ts';
import css from './Recorder.module.css';
import { RecordingHint } from './RecordingHint.tsx';
import { RecordingStageBoard, type StageMoment } from './RecordingStageBoard.tsx';
import { StartDelay } from './StartDelay.tsx';
import { useRecordKey, useStopKey } from './useRecorderKeys.ts';

interface RecorderProps {
  readonly tools: RecorderTools;
  /** Looks for the player in the camera's picture. */
  readonly detectLive: Engine['detectLive'];
  /** The player has already asked to record: it begins as soon as there is a picture. */
  readonly beginsAtOnce: boolean;
  /** `mirrored`: the camera looked at the player. */
  readonly onRecorded: (blob: Blob, mirrored: boolean) => void;
  readonly onHold: Hold | undefined;
  readonly onBack: () => void;
}

/** The recording screen (spec 002 §2): the camera's picture, a countdown, up to thirty seconds of recording. */
export function Recorder({ tools, detectLive, beginsAtOnce, onRecorded, onHold, onBack }: RecorderProps) {
  const { videoQuality, autoRecord, poseOverlay, debugMode } = useSettings();
  const [input] = useState(() => ({
    tools,
    wish: cameraConstraints(videoQuality, thisDevice()),
    beginsAtOnce: beginsAtOnce || autoRecord,
    delay: () => settings().recordingDelay,
  }));
  const recorder = useActorRef(recorderMachine, { input });
  const state = useSelector(recorder, (snapshot) => snapshot);
  const toasts = useToasts();
  const [isNobody, setIsNobody] = useState(false);
  const { camera, problem, now, endsAt } = state.context;
  const section = useRef<HTMLElement>(null);
  // What stands above it on the page goes out of sight: the picture has the whole window.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
  }, []);

  useEffect(() => {
    const recorded = recorder.on('recorded', ({ blob, mirrored }) => onRecorded(blob, mirrored));
    const failed = recorder.on('problem', (event) => toasts.error(cameraProblemText(event.problem)));
    return () => {
      recorded.unsubscribe();
      failed.unsubscribe();
    };
  }, [recorder, onRecorded, toasts]);

  const record = (): void => recorder.send({ type: 'record' });
  const stop = (): void => recorder.send({ type: 'stop' });
  useRecordKey(record);
  useStopKey(stop);

  const moment = momentOf(state);
  const isUnderWay = moment === 'countdown' || moment === 'recording' || moment === 'stopping';
  const isSeen = moment === 'ready' || moment === 'countdown' || moment === 'recording';
  useWakeLock(isUnderWay);
  useUninterrupted();

  if (state.matches('failed') && problem !== null) {
    return (
      <div id={landingId} className={css['screen']} tabIndex={-1}>
        <ErrorState
          title={m.record_error_title()}
          onRetry={() => recorder.send({ type: 'retry' })}
          retryLabel={m.record_error_retry()}
          {...(debugMode && problem.kind !== 'other' && { reference: problem.kind })}
        >
          {cameraProblemText(problem)}
        </ErrorState>
        <Button icon={<ChevronLeftIcon />} onClick={onBack}>
          {m.record_back()}
        </Button>
      </div>
    );
  }
  return (
    <section ref={section} className={css['screen']} aria-label={m.record_title()}>
      <div className={css['stage']}>
        <CameraPreview
          stream={camera?.stream ?? null}
          isMirrored={camera?.facesPlayer ?? false}
          isRecording={moment === 'recording'}
          detectLive={poseOverlay && isSeen ? detectLive : null}
          onNobody={setIsNobody}
          onSeen={() => recorder.send({ type: 'pictureSeen' })}
          onFailed={() => recorder.send({ type: 'pictureFailed' })}
        >
          <RecordingStageBoard {...{ moment, now, endsAt }} isOverlayOn={poseOverlay} />
        </CameraPreview>
        <RecordingHint {...{ moment, now, endsAt, isNobody }} />
        <div className={css['bar']}>
          {isUnderWay ? (
            <Button id={landingId} variant="danger" size="lg" icon={<StopIcon />} busy={moment === 'stopping'} onClick={stop}>
              {moment === 'stopping' ? m.record_stopping() : m.record_stop()}
            </Button>
          ) : (
            <Button
              id={landingId}
              variant="primary"
              size="lg"
              icon={<CameraIcon />}
              busy={moment === 'preparing'}
              onClick={record}
            >
              {m.record_start()}
            </Button>
          )}
          <Button size="lg" icon={<ChevronLeftIcon />} disabled={isUnderWay} onClick={onBack}>
            {m.record_back()}
          </Button>
        </div>
        <div className={css['delay']}>
          <StartDelay isLocked={isUnderWay} />
        </div>
      </div>
      <div className={css['choices']}>
        {camera !== null && camera.all.length > 1 ? (
          <Select
            label={m.record_camera()}
            options={camera.all.map(({ id, label }, at) => ({
              value: id,
              label: label === '' ? m.record_camera_nameless({ number: at + 1 }) : label,
            }))}
            value={camera.id}
            onValueChange={(cameraId) => recorder.send({ type: 'chooseCamera', cameraId })}
            disabled={moment !== 'ready'}
          />
        ) : null}
        <OverlaySwitch
          isOn={poseOverlay}
          isLocked={isUnderWay}
          onSwitch={(isOn) => changeSettings({ poseOverlay: isOn })}
        />
        <p className={css['small']}>
          {m.record_cap()} <span className={css['keys']}>{m.record_keys()}</span>
        </p>
      </div>
      <LeaveQuestion
        onHold={onHold}
        isActive={isUnderWay}
        title={m.record_leave()}
        words={m.record_leave_words()}
        confirmLabel={m.record_leave_confirm()}
      />
    </section>
  );
}

type RecorderState = ReturnType<ReturnType<typeof useActorRef<typeof recorderMachine>>['getSnapshot']>;

function momentOf(state: RecorderState): StageMoment {
  if (state.matches({ open: 'ready' })) return 'ready';
  if (state.matches({ open: 'countdown' })) return 'countdown';
  if (state.matches({ open: 'recording' })) return 'recording';
  return state.matches({ open: 'stopping' }) || state.matches('done') ? 'stopping' : 'preparing';
}
