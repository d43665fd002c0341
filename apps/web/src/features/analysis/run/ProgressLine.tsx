import { Progress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import css from './ProgressLine.module.css';
import { useSecondsUntil } from '../useSecondsUntil.ts';
import { percentOf, stageWord, type RunStage } from './progress-stages.ts';

interface ProgressLineProps {
  /** Part of the analysis that is done, 0–1. */
  readonly fraction: number;
  readonly stage: RunStage;
  /** When the server is asked again that does not answer, in epoch milliseconds; null while all goes on. */
  readonly retryAt: number | null;
  /** What was found until now, on the line of what it is at. */
  readonly children: ReactNode;
}

/** A quarter is worth a word, and each stage; every percent would be noise. */
const saidEvery = 25;

/** How far the analysis is: the percent, what it is at, and the ball on its way down the touchline. Never back. */
export function ProgressLine({ fraction, stage, retryAt, children }: ProgressLineProps) {
  const isUnanswered = retryAt !== null;
  const left = useSecondsUntil(retryAt);
  const percent = percentOf(fraction, stage);
  const said = percent - (percent % saidEvery);
  const word = isUnanswered ? m.run_waiting() : stageWord(stage);
  return (
    <div className={css['progress']}>
      <div className={css['words']}>
        <span className={css['percent']}>{m.run_percent({ percent })}</span>
        <span className={css['stage']}>
          {word}
          {left === null ? null : <span className={css['again']}>{m.run_waiting_again({ seconds: left })}</span>}
        </span>
        <div className={css['found']}>{children}</div>
      </div>
      <Progress.Root
        className={css['line']}
        value={percent}
        aria-label={m.analysis_busy()}
        getAriaValueText={() => m.run_said({ stage: word, percent })}
      >
        <div className={css['done']} style={{ transform: `scaleX(${percent / 100})` }} />
        <div className={css['runner']} style={{ transform: `translateX(${percent}%)` }}>
          <span className={css['ball']} />
        </div>
      </Progress.Root>
      <VisuallyHidden>
        <output>{said === 0 ? word : m.run_said({ stage: word, percent: said })}</output>
      </VisuallyHidden>
    </div>
  );
}
