import { Progress } from '@base-ui/react/progress';
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
}

/** A quarter is worth a word, and each stage; every percent would be noise. */
const saidEvery = 25;

/** How far the analysis is: the percent, what it is at, and a bar that fills. Never back. */
export function ProgressLine({ fraction, stage, retryAt }: ProgressLineProps) {
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
      </div>
      <Progress.Root
        className={css['line']}
        value={percent}
        aria-label={m.analysis_busy()}
        getAriaValueText={() => m.run_said({ stage: word, percent })}
      >
        <div className={css['done']} style={{ transform: `translateX(${percent - 100}%)` }} />
      </Progress.Root>
      <VisuallyHidden>
        <output>{said === 0 ? word : m.run_said({ stage: word, percent: said })}</output>
      </VisuallyHidden>
    </div>
  );
}
