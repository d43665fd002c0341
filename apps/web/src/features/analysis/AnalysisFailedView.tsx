import { m } from '@touchline/messages';
import { useSettings } from '../../settings/device-settings.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CameraIcon } from '../../ui/icons/filming-icons.tsx';
import { ChevronLeftIcon, RetryIcon } from '../../ui/icons/control-icons.tsx';
import { FilmingSetupDrawing } from './choose/FilmingSetupDrawing.tsx';
import type { Clip } from './clip/clip-types.ts';
import { ClipVideo } from './clip/ClipVideo.tsx';
import css from './AnalysisFailedView.module.css';
import { landingId } from './focus-on-arrival.ts';
import { engineFailureText, type AnalysisFailure } from './engine-failure-text.ts';

interface AnalysisFailedViewProps {
  readonly failure: AnalysisFailure;
  /** What was looked at. */
  readonly clip: Clip | null;
  readonly onRetry: () => void;
  readonly onFilm: () => void;
  readonly onBack: () => void;
}

/** Another look at the same clip can go otherwise; of all else a new recording is the way on. */
const passing: ReadonlySet<AnalysisFailure> = new Set(['modelUnavailable', 'modelLate', 'seekTimeout', 'timedOut', 'cancelled', 'unexpected']);

/** An analysis without a result: why, a tip, and the ways on, the one that helps first (spec 002 §8). */
export function AnalysisFailedView({ failure, clip, onRetry, onFilm, onBack }: AnalysisFailedViewProps) {
  const { debugMode } = useSettings();
  const sawNobody = failure === 'noFrames';
  const isPassing = passing.has(failure);
  const film = (
    <Button variant={isPassing ? 'secondary' : 'primary'} icon={<CameraIcon />} onClick={onFilm}>
      {clip?.source === 'camera' ? m.clip_film_again() : m.clip_film()}
    </Button>
  );
  return (
    <div id={landingId} className={css['screen']} tabIndex={-1}>
      <ErrorState title={m.analysis_failed({ reason: engineFailureText(failure) })} {...(debugMode && { reference: failure })}>
        {sawNobody ? <p>{m.analysis_failed_nobody()}</p> : null}
        <p>{m.analysis_failed_tip()}</p>
      </ErrorState>
      {sawNobody ? (
        <div className={css['pictures']}>
          {clip === null ? null : (
            <section className={css['picture']} aria-label={m.analysis_failed_clip()}>
              <p className={css['caption']}>{m.analysis_failed_clip()}</p>
              <ClipVideo clip={clip} />
            </section>
          )}
          <div className={css['picture']}>
            <p className={css['caption']}>{m.analysis_failed_how()}</p>
            <FilmingSetupDrawing />
          </div>
        </div>
      ) : null}
      <div className={css['ways']}>
        {isPassing ? null : film}
        <Button variant={isPassing ? 'primary' : 'secondary'} icon={<RetryIcon />} onClick={onRetry}>
          {m.analysis_failed_retry()}
        </Button>
        {isPassing ? film : null}
        <Button variant="ghost" icon={<ChevronLeftIcon />} onClick={onBack}>
          {m.record_back()}
        </Button>
      </div>
    </div>
  );
}
