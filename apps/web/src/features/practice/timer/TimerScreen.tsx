import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { isCaughtBetweenTouches, findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { MakeSmallIcon, PauseIcon, StopIcon } from '../../../ui/icons/timer-icons.tsx';
import type { Clock } from '../machine/device-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import type { PracticeQuestion } from '../machine/practice-machine-types.ts';
import { minutesDone, phaseAt, remainingAt } from '../machine/drill-clock.ts';
import { useEarlierResults } from '../useEarlierResults.ts';
import { resultWord, sideWord } from '../../drills/index.ts';
import { CountIn } from './CountIn.tsx';
import { FinishOrStopQuestion } from './FinishOrStopQuestion.tsx';
import { DrillGuide } from './DrillGuide.tsx';
import { FinishNow } from './FinishNow.tsx';
import { FloodlightMasts } from './FloodlightMasts.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { SoundSwitches } from './SoundSwitches.tsx';
import css from './TimerScreen.module.css';
import large from './LargeText.module.css';
import { useControlsShown } from './useControlsShown.ts';
import { SmallTimerClock } from './SmallTimerClock.tsx';
import { useSoundCues } from './useSoundCues.ts';
import { useCameraCount } from './useCameraCount.ts';
import { useSpokenCues } from './useSpokenCues.ts';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { classes } from '../../../ui/join-class-names.ts';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';

interface TimerScreenProps {
  clock: Clock;
  draft: PracticeDraft;
  /** Epoch milliseconds of the last look at the clock. */
  now: number;
  /** Where the drill is one of a routine: which of how many, what comes after it, whether one was finished before, and how it is skipped. */
  routine?:
    | { readonly place: string; readonly next: string; readonly hasFinished: boolean; readonly onSkip: (() => void) | undefined }
    | undefined;
  asking: PracticeQuestion | null;
  /** The drill was paused when the player was asked, and is so after a no. */
  staysPaused: boolean;
  /** The camera counts: so many touches so far. */
  onCount: (count: number) => void;
  /** The countdown begins again. */
  onMoreTime: () => void;
  /** What is left of the countdown is skipped. */
  onStartNow: () => void;
  onPause: () => void;
  onResume: () => void;
  /** The timer makes room for the app, and runs on; told whether the camera counted. */
  onLookAround: (wasCounting: boolean) => void;
  /** The whole minutes that are done are enough. */
  onAskToFinish: () => void;
  onFinish: () => void;
  onStop: () => void;
  onKeepGoing: () => void;
  onConfirmStop: () => void;
}

/**
 * The whole screen for one drill: countdown, then the scoreboard. Space pauses and goes on, Escape asks to stop, focus
 * stays inside, the screen stays on (spec 002 §4, §9).
 */
export function TimerScreen(props: TimerScreenProps) {
  const { clock, draft, now, routine, onPause, onResume, onStop } = props;
  const phase = phaseAt(draft, now);
  const drill = findDrill(draft.drillId);
  const { best } = useEarlierResults(draft.drillId);
  const isPaused = phase === 'paused';
  const isCountdown = phase === 'countdown';
  const popup = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const startNow = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  const { shown, show } = useControlsShown(clock, isPaused || isCountdown);
  const counting = useCameraCount({ drillId: draft.drillId, phase, onPause, onResume });
  const { Board, isWaiting, toggle } = counting;
  /** More time was taken, to read. */
  const [isRead, setRead] = useState(false);
  const moreTime = (): void => {
    setRead(true);
    props.onMoreTime();
  };
  useWakeLock(!isPaused || isWaiting);
  useSoundCues(clock, draft);
  useSpokenCues(draft, remainingAt(draft, now) / 1_000);

  useEffect(() => {
    // The buttons of the countdown go with it, and the focus with them.
    if (!isCountdown && !popup.current?.contains(document.activeElement)) pause.current?.focus({ preventScroll: true });
    // In large text the clock is seen first, whatever was read before.
    column.current?.scrollTo(0, 0);
  }, [isCountdown]);

  // In large text the page would scroll to it, and the number away.
  const focusStart = (): boolean => {
    startNow.current?.focus({ preventScroll: true });
    return false;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    show();
    // The key that began the drill may still be down: it is no answer to the countdown.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const isOnControl = event.target instanceof HTMLButtonElement;
    if (event.key === ' ' && !isOnControl && !event.repeat) {
      event.preventDefault();
      if (!isCountdown) toggle();
    }
  };

  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) onStop();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={isCountdown ? focusStart : popup}
          className={css['arena']}
          data-theme={Board === null ? undefined : 'dark'}
          data-controls={shown ? 'shown' : 'hidden'}
          data-phase={phase}
          data-offered={counting.isOffered || undefined}
          // A finger brings them back once it is lifted: what it meets there is not pressed with the same tap.
          onPointerDown={ifMouse(show)}
          onPointerMove={ifMouse(show)}
          onClick={show}
          onKeyDown={onKeyDown}
        >
          <PitchLines part="penalty" className={classes(css['lines'], large['lines'])} />
          {/* Where the camera's picture stands there is no room for them. */}
          {Board === null ? <FloodlightMasts /> : null}
          {/* No box of its own, but in large text, where all of it scrolls in one column. */}
          <div ref={column} className={large['column']}>
            <header className={classes(css['head'], large['head'])}>
              <Dialog.Title className={css['drill']}>{drillName(draft.drillId)}</Dialog.Title>
              <p className={classes(css['line'], large['line'])}>
                <span className={css['side']}>{sideWord[draft.side]()}</span>
                {routine === undefined ? null : (
                  <span className={classes(css['routine'], large['routine'])}>
                    {routine.place}{TEXT_SEPARATOR}{routine.next}
                  </span>
                )}
              </p>
            </header>
            {Board !== null ? (
              <Board
                clock={<SmallTimerClock draft={draft} now={now} isWaiting={isWaiting} />}
                count={draft.countedResult ?? 0}
                isCaught={drill !== undefined && isCaughtBetweenTouches(drill)}
                isRunning={phase === 'running'}
                isResting={isPaused && !isWaiting}
                onCount={props.onCount}
                onReady={counting.playerSeen}
                onOff={counting.end}
              />
            ) : isCountdown ? (
              <CountIn drill={drill} side={draft.side} left={draft.beginsAt - now} isRead={isRead} isWarm={routine?.hasFinished === true} onRead={moreTime} />
            ) : (
              <div className={classes(css['watch'], large['watch'])}>
                <TimeLeft
                  seconds={remainingAt(draft, now) / 1_000}
                  length={draft.minutes * 60}
                  paused={isPaused}
                  counts={drill && m.practice_timer_counts({ label: resultWord[drill.resultLabel]() })}
                  best={best}
                />
                {drill === undefined ? null : (
                  <DrillGuide drill={drill} side={draft.side} minutesDone={minutesDone(draft, draft.minutes, now)} paused={isPaused} />
                )}
              </div>
            )}
            <div className={classes(css['controls'], large['controls'])}>
              {counting.isOffered ? (
                <div className={css['offer']}>
                  <Button size="lg" wide icon={<CameraIcon />} busy={counting.isFetching} onClick={counting.begin}>
                    {m.practice_count_offer()}
                  </Button>
                  <p role={counting.isUnreachable ? 'alert' : undefined}>
                    {counting.isUnreachable ? m.practice_count_unreachable() : m.practice_count_offer_words()}
                  </p>
                </div>
              ) : null}
              {isCountdown ? (
                <>
                  <Button ref={startNow} variant="primary" size="lg" icon={<PlayIcon />} onClick={props.onStartNow}>
                    {m.practice_countdown_start()}
                  </Button>
                  <Button variant="ghost" size="lg" onClick={moreTime}>
                    {m.practice_countdown_more()}
                  </Button>
                  <Button variant="ghost" size="lg" onClick={onStop}>
                    {m.practice_countdown_cancel()}
                  </Button>
                </>
              ) : (
                <>
                  {/* First, so that the two below stay where they are when it comes. */}
                  <FinishNow draft={draft} now={now} onFinish={props.onAskToFinish} className={css['finish']} />
                  <Button ref={pause} variant="primary" size="lg" icon={isPaused ? <PlayIcon /> : <PauseIcon />} onClick={toggle}>
                    {isPaused ? m.practice_timer_resume() : m.practice_timer_pause()}
                  </Button>
                  <Button size="lg" className={css['stop']} icon={<StopIcon />} onClick={onStop}>
                    {m.practice_timer_stop()}
                  </Button>
                  <p className={css['keys']}>{m.practice_timer_keys()}</p>
                </>
              )}
            </div>
            <div className={classes(css['sound'], large['sound'])}>
              {isCountdown ? null : (
                <IconButton variant="board" label={m.practice_timer_look_around()} icon={<MakeSmallIcon />} onClick={() => props.onLookAround(Board !== null)} />
              )}
              <SoundSwitches />
            </div>
          </div>
          <FinishOrStopQuestion
            {...{ draft, now, routine }}
            asking={props.asking}
            staysPaused={props.staysPaused}
            onKeepGoing={props.onKeepGoing}
            onFinish={props.onFinish}
            onConfirmStop={props.onConfirmStop}
            finalFocus={() => pause.current ?? true}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ifMouse(act: () => void): (event: PointerEvent) => void {
  return ({ pointerType }) => {
    if (pointerType !== 'touch') act();
  };
}
