import { m } from '@touchline/messages';
import { useSettings } from '../../settings/device-settings.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CameraIcon } from '../../ui/icons/film.tsx';
import { ChevronLeftIcon } from '../../ui/icons/controls.tsx';
import { HowToFilm } from './choose/HowToFilm.tsx';
import css from './FailedView.module.css';
import { landingId } from './focus-on-arrival.ts';
import { failureText, type AnalysisFailure } from './engine-failure-text.ts';

interface FailedViewProps {
  readonly failure: AnalysisFailure;
  readonly onRetry: () => void;
  readonly onFilm: () => void;
  readonly onBack: () => void;
}

/** An analysis without a result: why, a tip, and the ways on (spec 002 §8). */
export function FailedView({ failure, onRetry, onFilm, onBack }: FailedViewProps) {
  const { debugMode } = useSettings();
  const sawNobody = failure === 'noFrames';
  return (
    <div id={landingId} className={css['screen']} tabIndex={-1}>
      <ErrorState
        title={m.analysis_failed({ reason: failureText(failure) })}
        onRetry={onRetry}
        retryLabel={m.analysis_failed_retry()}
        {...(debugMode && { reference: failure })}
      >
        {/* Another look at the same clip sees nobody either. */}
        {sawNobody ? <p>{m.analysis_failed_nobody()}</p> : null}
        <p>{m.analysis_failed_tip()}</p>
      </ErrorState>
      {sawNobody ? <HowToFilm /> : null}
      <div className={css['ways']}>
        <Button variant={sawNobody ? 'primary' : 'secondary'} icon={<CameraIcon />} onClick={onFilm}>
          {m.clip_film()}
        </Button>
        <Button icon={<ChevronLeftIcon />} onClick={onBack}>
          {m.record_back()}
        </Button>
      </div>
    </div>
  );
}
