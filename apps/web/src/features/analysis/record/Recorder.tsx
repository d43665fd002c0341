import { Dialog } from '@base-ui/react/dialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { changeSettings, settings, useSettings } from '../../../settings/device-settings.ts';
import { useUninterrupted } from '../../../offline/index.ts';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { useBackCloses } from '../../../ui/browser-back/useBackCloses.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/control-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import type { Engine } from '../engine/index.ts';
import { FileButton } from '../choose/FileButton.tsx';
import { landingId, showLanding } from '../focus-on-arrival.ts';
import { LeaveTabQuestion } from '../LeaveTabQuestion.tsx';
import type { Hold } from '../useNavigationGuard.ts';
import { cameraQualityByDevice, thisDevice } from '../camera/camera-quality-by-device.ts';
import { CameraChoice } from './CameraChoice.tsx';
import { SkeletonSwitch } from './SkeletonSwitch.tsx';
import { CameraPreview } from './CameraPreview.tsx';
import { cameraHelpText, cameraProblemText } from '../camera/camera-problem-text.ts';
import { recorderMachine, type RecorderTools } from './recorder-machine.ts';
import css from './Recorder.module.css';
import { RecordingClock } from './RecordingClock.tsx';
import { RecordingHint } from './RecordingHint.tsx';
import { RecordingCountdownOverlay, type RecordingMoment } from './RecordingCountdownOverlay.tsx';
import { ShutterButton } from './ShutterButton.tsx';
import { StartDelayChoice } from './StartDelayChoice.tsx';
import { useRecordShortcut } from './useRecordShortcut.ts';

interface RecorderProps {
  readonly tools: RecorderTools;
  /** Looks for the player in the camera's picture. */
  readonly detectLive: Engine['detectLive'];
  /** The player has already asked to record: it begins as soon as there is a picture. */
  readonly beginsAtOnce: boolean;
  /** `mirrored`: the camera looked at the player. */
  readonly onRecorded: (blob: Blob, mirrored: boolean) => void;
  /** A video of the device instead of one that is filmed. */
  readonly onFile: (file: Blob) => void;
  readonly onHold: Hold | undefined;
  readonly onBack: () => void;
}

/** The whole screen while a player films (spec 002 §2): the camera's picture, a countdown, up to thirty seconds of recording. */
export function Recorder({ tools, detectLive, beginsAtOnce, onRecorded, onFile, onHold, onBack }: RecorderProps) {
  const { videoQuality, autoRecord, poseOverlay, debugMode } = useSettings();
  const [input] = useState(() => ({
    tools,
    wish: cameraQualityByDevice(videoQuality, thisDevice()),
    beginsAtOnce: beginsAtOnce || autoRecord,
    delay: () => settings().recordingDelay,
  }));
  const recorder = useActorRef(recorderMachine, { input });
  const state = useSelector(recorder, (snapshot) => snapshot);
  const toasts = useToasts();
  const [isNobody, setIsNobody] = useState(false);
  const { camera, problem, now, endsAt } = state.context;
  const shutter = useRef<HTMLButtonElement>(null);
  // In large text the screen begins at its top all the same, with Back.
  const focusShutter = (): false => {
    shutter.current?.focus({ preventScroll: true });
    return false;
  };

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
  useRecordShortcut(record);

  const moment = momentOf(state);
  const isFilming = moment === 'recording' || moment === 'stopping';
  const isUnderWay = moment === 'countdown' || isFilming;
  const isSeen = moment === 'ready' || moment === 'countdown' || moment === 'recording';
  const isFailed = state.matches('failed');
  // Nothing that was filmed is lost by Escape or the browser's Back: they stop what is under way, and leave where nothing is.
  const leaveOrStop = isUnderWay ? stop : onBack;
  useBackCloses(!isFailed, leaveOrStop);
  useEffect(() => {
    if (isFailed) showLanding();
  }, [isFailed]);
  useWakeLock(isUnderWay);
  useUninterrupted();

  if (isFailed && problem !== null) {
    return (
      <div id={landingId} className={css['failed']} tabIndex={-1}>
        <Button icon={<ChevronLeftIcon />} onClick={onBack}>
          {m.record_back()}
        </Button>
        <ErrorState
          title={m.record_error_title()}
          onRetry={() => recorder.send({ type: 'retry' })}
          retryLabel={m.record_error_retry()}
          others={<FileButton label={m.clip_choose()} onFile={onFile} />}
          {...(debugMode && problem.kind !== 'other' && { reference: problem.kind })}
        >
          {cameraHelpText(problem)}
        </ErrorState>
      </div>
    );
  }
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) leaveOrStop();
      }}
    >
      <Dialog.Portal>
        {/* Where the focus goes afterwards is the next screen's to say. */}
        <Dialog.Popup className={css['screen']} data-theme="dark" initialFocus={focusShutter} finalFocus={false}>
          <VisuallyHidden>
            <Dialog.Title>{m.record_title()}</Dialog.Title>
          </VisuallyHidden>
          <header className={css['head']}>
            <IconButton variant="board" label={m.record_back()} icon={<ChevronLeftIcon />} disabled={isUnderWay} onClick={onBack} />
            {/* The delay keeps its room while the clock stands there: the picture keeps its size. */}
            <div className={css['top']}>
              <div className={classes(isFilming && css['hidden'])}>
                <StartDelayChoice isLocked={isUnderWay} />
              </div>
              {isFilming ? <RecordingClock {...{ now, endsAt }} isStopping={moment === 'stopping'} /> : null}
            </div>
          </header>
          <CameraPreview
            stream={camera?.stream ?? null}
            isMirrored={camera?.facesPlayer ?? false}
            isRecording={moment === 'recording'}
            detectLive={poseOverlay && isSeen ? detectLive : null}
            onNobody={setIsNobody}
            onSeen={() => recorder.send({ type: 'pictureSeen' })}
            onFailed={() => recorder.send({ type: 'pictureFailed' })}
          >
            <RecordingCountdownOverlay {...{ moment, now, endsAt }} />
          </CameraPreview>
          <RecordingHint {...{ moment, now, endsAt, isNobody }} />
          <div className={css['foot']}>
            <div className={css['controls']}>
              <SkeletonSwitch isOn={poseOverlay} isLocked={isUnderWay} onSwitch={(isOn) => changeSettings({ poseOverlay: isOn })} />
              <ShutterButton ref={shutter} moment={moment} onRecord={record} onStop={stop} />
              <CameraChoice
                camera={camera}
                isLocked={moment !== 'ready'}
                onChoose={(cameraId) => recorder.send({ type: 'chooseCamera', cameraId })}
              />
            </div>
          </div>
          <LeaveTabQuestion
            onHold={onHold}
            isActive={isUnderWay}
            title={m.record_leave()}
            words={m.record_leave_words()}
            confirmLabel={m.record_leave_confirm()}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type RecorderState = ReturnType<ReturnType<typeof useActorRef<typeof recorderMachine>>['getSnapshot']>;

function momentOf(state: RecorderState): RecordingMoment {
  if (state.matches({ open: 'ready' })) return 'ready';
  if (state.matches({ open: 'countdown' })) return 'countdown';
  if (state.matches({ open: 'recording' })) return 'recording';
  return state.matches({ open: 'stopping' }) || state.matches('done') ? 'stopping' : 'preparing';
}
