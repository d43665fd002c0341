import { Progress } from '@base-ui/react/progress';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import css from './ProgressLine.module.css';
import { percentOf, stageWord, type RunStage } from './progress-stages.ts';

interface ProgressLineProps {
  /** Part of the analysis that is done, 0–1. */
  readonly fraction: number;
  readonly stage: RunStage;
}

/** A quarter is worth a word, and each stage; every percent would be noise. */
const saidEvery = 25;

/** How far the analysis is: what it is at, the percent, and the ball on its way down the touchline. Never back. */
export function ProgressLine({ fraction, stage }: ProgressLineProps) {
  const percent = percentOf(fraction, stage);
  const said = percent - (percent % saidEvery);
  const word = stageWord(stage);
  return (
    <div className={css['progress']}>
      <div className={css['words']}>
        <span className={css['stage']}>{word}</span>
        <span className={css['percent']}>{m.run_percent({ percent })}</span>
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
