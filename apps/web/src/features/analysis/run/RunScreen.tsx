import { Dialog } from '@base-ui/react/dialog';
import type { AnalysisType } from '@touchline/domain';
import { lazy, Suspense, useRef, useState, type CSSProperties, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { useUninterrupted } from '../../../offline/index.ts';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../../ui/icons/timer-icons.tsx';
import { PracticeIcon } from '../../../ui/icons/navigation-icons.tsx';
import { useSound } from '../../../ui/sound/sound-settings.ts';
import type { Clip } from '../clip/clip-types.ts';
import type { Run } from '../machine/analysis-machine-types.ts';
import { skillWord } from '../results/skill-view-and-leg-labels.ts';
import { LiveDetectionRate } from './LiveDetectionRate.tsx';
import { LeavingEndsAnalysisNotice } from './LeavingEndsAnalysisNotice.tsx';
import { LiveFrameWithSkeleton } from './LiveFrameWithSkeleton.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import css from './RunScreen.module.css';
import { useNavigationGuard, type Hold } from '../useNavigationGuard.ts';

interface RunScreenProps {
  readonly run: Run;
  readonly clip: Pick<Clip, 'width' | 'height'>;
  readonly type: AnalysisType;
  /** The player goes to practice as soon as this is over. */
  readonly practiceQueued: boolean;
  /** The device's review is saved: what is still under way goes on without the player, who may leave. */
  readonly isReleased: boolean;
  readonly onSeeNow: () => void;
  /** Goes on without waiting for the upload. */
  readonly onSkip: () => void;
  readonly onPractice: (queued: boolean) => void;
  readonly onCancel: () => void;
  readonly onHold: Hold | undefined;
}

const JugglingGame = lazy(loadGame);

/**
 * The whole screen while an analysis runs (spec 002 §2, §4): what it is at, what it sees, a game to pass the time. The
 * tab is locked meanwhile: focus stays inside, and each try to leave is answered with why not. Cancel ends it at once.
 */
export function RunScreen(props: RunScreenProps) {
  const { run, clip, type, practiceQueued, isReleased, onPractice, onCancel, onSeeNow, onSkip, onHold } = props;
  const popup = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const sayWhy = (): void => setTries((before) => before + 1);
  useNavigationGuard(onHold, sayWhy, !isReleased);
  useWakeLock(true);
  useUninterrupted();
  const sound = useSound();
  const isUploading = run.stage === 'uploading' || run.stage === 'verifying';
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={isReleased ? onSeeNow : sayWhy}>
      <Dialog.Portal>
        <Dialog.Popup ref={popup} initialFocus={popup} className={css['arena']} style={{ '--aspect': clip.width / clip.height } as CSSProperties}>
          <header className={css['head']}>
            <div>
              <p className={css['type']}>{skillWord[type]()}</p>
              <Dialog.Title className={css['title']}>{m.analysis_busy()}</Dialog.Title>
            </div>
            <IconButton
              variant="board"
              label={sound.enabled ? m.practice_timer_sound_off() : m.practice_timer_sound_on()}
              icon={sound.enabled ? <SoundOnIcon /> : <SoundOffIcon />}
              onClick={() => sound.change({ enabled: !sound.enabled })}
            />
          </header>
          <div className={css['way']}>
            <ProgressLine fraction={run.fraction} stage={run.stage} retryAt={run.retryAt} />
          </div>
          <div className={css['seen']}>
            <div className={css['live']}>
              <LiveFrameWithSkeleton live={run.live} aspect={clip.width / clip.height} />
            </div>
            <LiveDetectionRate live={run.live} />
          </div>
          <div className={css['game']}>
            <Suspense fallback={null}>
              <JugglingGame />
            </Suspense>
          </div>
          <footer className={css['foot']}>
            {tries === 0 ? null : <LeavingEndsAnalysisNotice key={tries} />}
            {practiceQueued && !isReleased ? <output>{m.run_practice_queued()}</output> : null}
            {isReleased ? <p>{m.run_see_now_hint()}</p> : null}
            {isUploading ? <p>{m.run_skip_upload_hint()}</p> : null}
            <div className={css['controls']}>
              {isReleased ? null : <Button onClick={onCancel}>{m.ui_dialog_cancel()}</Button>}
              {isUploading ? <Button onClick={onSkip}>{m.run_skip_upload()}</Button> : null}
              {isReleased ? (
                <Button variant="primary" onClick={onSeeNow}>
                  {m.run_see_now()}
                </Button>
              ) : null}
              <Button
                variant={practiceQueued ? 'primary' : 'secondary'}
                icon={<PracticeIcon />}
                aria-pressed={practiceQueued}
                onClick={() => onPractice(!practiceQueued)}
              >
                {m.run_practice()}
              </Button>
            </div>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * The game is a part of its own, so that an analysis does not wait for it. Without a signal it may not come; the analysis
 * does without it.
 */
async function loadGame(): Promise<{ readonly default: ComponentType }> {
  try {
    return { default: (await import('../../juggling-game/index.ts')).JugglingGame };
  } catch {
    return { default: () => null };
  }
}
