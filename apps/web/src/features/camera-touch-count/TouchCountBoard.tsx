import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { AlertIcon, CheckIcon } from '../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../ui/icons/filming-icons.tsx';
import { cameraProblemText } from '../analysis/camera/index.ts';
import { holdEngine } from '../analysis/engine/index.ts';
import { deviceDependencies } from './touch-count-dependencies.ts';
import type { TouchCountDependencies } from './touch-count-dependencies.ts';
import { type CountProblem, countTouchesByCamera, type CountStage, type CameraTouchCount, type LiveEngine, type Sight } from './count-touches-by-camera.ts';
import css from './TouchCountBoard.module.css';
import { speakNumber, tenReached } from './speak-every-ten.ts';

export interface TouchCountBoardProps {
  /** The time left, or the countdown; stands above the count. */
  readonly clock: ReactNode;
  /** Touches so far. */
  readonly count: number;
  /** The drill has the ball caught after each touch. */
  readonly isCaught: boolean;
  /** The drill is running: touches count. */
  readonly isRunning: boolean;
  /** The player has paused: the camera is off meanwhile. */
  readonly isResting: boolean;
  readonly onCount: (count: number) => void;
  /** The player stands in the picture from head to foot for the first time since the camera is on. */
  readonly onReady: () => void;
  /** The player counts by themselves. */
  readonly onOff: () => void;
  /** The device's own camera and model unless a test brings others. */
  readonly tools?: TouchCountDependencies;
}

/**
 * The count of touches that the camera sees, large enough to be read from where the player stands, beside the small
 * picture that shows whether it sees them. Nothing of the pictures is kept or sent.
 */
export function TouchCountBoard({ tools = deviceDependencies, ...props }: TouchCountBoardProps) {
  const [attempt, setAttempt] = useState(0);
  // It lives longer than an attempt: what was fetched of it is there the next time.
  const [engine] = useState(tools.openEngine);
  useEffect(() => holdEngine(engine), [engine]);
  return <Board key={attempt} {...{ ...props, tools, engine }} onRetry={() => setAttempt((last) => last + 1)} />;
}

interface BoardProps extends TouchCountBoardProps {
  readonly tools: TouchCountDependencies;
  readonly engine: LiveEngine;
  readonly onRetry: () => void;
}

function Board({ tools, engine, ...props }: BoardProps) {
  const { count, isCaught, isRunning, isResting } = props;
  const video = useRef<HTMLVideoElement>(null);
  const session = useRef<CameraTouchCount | null>(null);
  const [stage, setStage] = useState<CountStage>({ name: 'opening' });
  const [isMirrored, setMirrored] = useState(true);
  const [isReady, setReady] = useState(false);
  /** The same at once, for the picture that comes before it is drawn. */
  const wasSeen = useRef(false);
  const isHidden = usePageHidden();
  const isOff = isResting || isHidden;

  const onStage = useEffectEvent((next: CountStage, mirrored: boolean): void => {
    setStage((last) => (isSame(last, next) ? last : next));
    setMirrored(mirrored);
    if (next.name !== 'watching' || next.sight !== 'whole' || wasSeen.current) return;
    wasSeen.current = true;
    setReady(true);
    props.onReady();
  });
  const onTouches = useEffectEvent((more: number): void => {
    const ten = tenReached(count, count + more);
    if (ten !== null) speakNumber(ten);
    props.onCount(count + more);
  });
  const setUp = useEffectEvent((started: CameraTouchCount): void => started.setCounting(isRunning));
  useEffect(() => {
    const shown = video.current;
    if (shown === null || isOff) return undefined;
    const started = countTouchesByCamera({
      isCaught,
      video: shown,
      tools,
      engine,
      onStage: (...told) => onStage(...told),
      onTouches: (more) => onTouches(more),
    });
    session.current = started;
    setUp(started);
    return () => {
      started.close();
      session.current = null;
      wasSeen.current = false;
      setReady(false);
      setStage({ name: 'resting' });
    };
  }, [tools, engine, isOff, isCaught]);
  useEffect(() => session.current?.setCounting(isRunning), [isRunning]);

  const lastTen = Math.floor(count / 10) * 10;
  const isOn = stage.name === 'loading' || stage.name === 'watching';
  return (
    <div className={css['place']} data-view={viewOf(stage, isReady)}>
      <div className={css['top']}>
        {props.clock}
        <p className={css['camera']} data-on={isOn || undefined}>
          <CameraIcon size={20} />
          {isOn ? m.practice_count_camera_on() : m.practice_count_camera_off()}
        </p>
      </div>
      <p className={css['board']}>
        <span className={css['bulbs']} style={{ '--digits': Math.max(2, String(count).length) } as CSSProperties}>
          {count}
        </span>{' '}
        <span className={css['unit']}>{m.practice_count_touches({ count })}</span>
      </p>
      <div className={css['picture']} data-tone={toneOf(stage)}>
        <video
          ref={video}
          className={classes(css['video'], isMirrored && css['mirrored'])}
          aria-label={m.practice_count_picture()}
          muted
          playsInline
        />
      </div>
      {stage.name === 'failed' ? (
        <div className={css['failed']} role="alert">
          <AlertIcon size={28} />
          <p>{countProblemText(stage.problem)}</p>
          <Button size="lg" variant="primary" onClick={props.onRetry}>
            {m.practice_count_retry()}
          </Button>
          <Button size="lg" onClick={props.onOff}>
            {m.practice_count_myself()}
          </Button>
        </div>
      ) : (
        <>
          <output className={css['word']} data-tone={toneOf(stage)}>
            {toneOf(stage) === 'seen' ? <CheckIcon size={24} /> : null}
            {stageText(stage)}
          </output>
          <p className={css['small']}>
            {stage.name === 'watching' && stage.isSlow ? m.practice_count_slow() : m.practice_count_private()}{' '}
            <button type="button" className={css['off']} onClick={props.onOff}>
              {m.practice_count_turn_off()}
            </button>
          </p>
        </>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{lastTen === 0 ? null : m.practice_count_said({ count: lastTen })}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Before the player was seen the picture is large, afterwards the count. */
function viewOf(stage: CountStage, isReady: boolean): 'failed' | 'count' | 'picture' {
  if (stage.name === 'failed') return 'failed';
  return isReady || stage.name === 'resting' ? 'count' : 'picture';
}

function isSame(one: CountStage, other: CountStage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toneOf(stage: CountStage): 'seen' | 'help' | 'quiet' {
  if (stage.name !== 'watching') return 'quiet';
  return stage.sight === 'whole' ? 'seen' : 'help';
}

const sightText: Readonly<Record<Sight, () => string>> = {
  whole: m.practice_count_seen,
  nobody: m.practice_count_nobody,
  noFeet: m.practice_count_no_feet,
  tooFar: m.practice_count_too_far,
  tooDark: m.practice_count_too_dark,
};

function stageText(stage: Exclude<CountStage, { name: 'failed' }>): string {
  if (stage.name === 'opening') return m.practice_count_opening();
  if (stage.name === 'resting') return m.practice_count_resting();
  if (stage.name === 'loading') return m.practice_count_loading({ percent: Math.round(stage.fraction * 100) });
  return sightText[stage.sight]();
}

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

const texts = {
  cameraLost: m.practice_count_lost,
  modelUnavailable: m.practice_count_no_model,
  modelLate: m.practice_count_late,
  deviceCannot: m.practice_count_device,
} as const;

/** Why the camera does not count, and what may help. */
function countProblemText(problem: CountProblem): string {
  if (typeof problem === 'string') return texts[problem]();
  return problem.camera.kind === 'denied' ? m.practice_count_denied() : cameraProblemText(problem.camera);
}
