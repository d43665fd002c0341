import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import type { Clip } from '../clip/clip-types.ts';
import type { Missing } from '../machine/analysis-machine-types.ts';
import type { Staging } from './ClipChoicePanel.tsx';
import type { SetupSteps } from './setup-steps.ts';
import { StepNumber } from './StepNumber.tsx';
import css from './AnalysisSetup.module.css';

/** Names what comes before the start. */
const START_WAITS = 'analysis-start-waits';

interface StartAnalysisProps {
  readonly steps: SetupSteps;
  readonly clip: Clip | null;
  readonly staging: Staging;
  /** What a start was refused for want of, until it is there. */
  readonly missing: Missing | null;
  readonly onStart: () => void;
}

/** The start, and what it still waits for. */
export function StartAnalysis({ steps, clip, staging, missing, onStart }: StartAnalysisProps) {
  const { isRefused, isTooLong, hasClip } = steps;
  /** Also said when a start was refused for want of a clip, and then beside the button. */
  const isFirstVideoSaid = clip === null && missing !== 'video';
  return (
    <div className={classes(css['start'], hasClip && !isRefused && css['ready'])}>
      <Button
        variant={clip === null ? 'waiting' : steps.start === 'now' ? 'primary' : 'secondary'}
        size="lg"
        wide
        icon={
          <>
            <StepNumber step={3} state="ahead" />
            {clip === null ? null : <PlayIcon />}
          </>
        }
        className={clip === null ? css['waits'] : undefined}
        disabled={isTooLong || isRefused}
        busy={staging === 'checking' || staging === 'compressing'}
        aria-describedby={isFirstVideoSaid ? START_WAITS : undefined}
        onClick={onStart}
      >
        {isTooLong ? m.clip_too_long_button() : m.analysis_start()}
        {isFirstVideoSaid ? (
          <small id={START_WAITS} aria-hidden="true">
            {m.analysis_first_video()}
          </small>
        ) : null}
      </Button>
      <div aria-live="polite">
        {missing === 'video' ? <p className={css['missing']}>{m.analysis_missing_video()}</p> : null}
      </div>
    </div>
  );
}
