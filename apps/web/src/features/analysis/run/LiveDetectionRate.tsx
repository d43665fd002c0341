import { frameSuccess } from '@touchline/vision';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { AlertIcon, CheckIcon } from '../../../ui/icons/control-icons.tsx';
import css from './LiveDetectionRate.module.css';
import type { Live } from './live-progress.ts';

interface LiveFeedbackProps {
  /** Null before the first frame. */
  readonly live: Live | null;
}

/** Of fewer frames a rate says nothing. */
const framesForRate = 8;

const words = { success: m.run_rate_success, warning: m.run_rate_warning, error: m.run_rate_error };

/** What can already be said: in how many pictures the player was found and, of juggling, the touches so far. */
export function LiveDetectionRate({ live }: LiveFeedbackProps) {
  const touches = live?.frame.touches;
  const rate = live === null || live.seen < framesForRate ? null : frameSuccess(live);
  return (
    <div className={css['feedback']}>
      {touches === undefined ? null : (
        <p className={css['touches']}>
          <span className={css['count']}>{touches}</span>
          <span>
            {m.run_touches()}
            <small>{m.run_touches_estimate()}</small>
          </span>
        </p>
      )}
      {rate === null ? null : (
        <p className={classes(css['rate'], css[rate.level])}>
          {rate.level === 'success' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
          <strong>{words[rate.level]()}</strong>
          <span>{m.run_rate({ percent: rate.percent })}</span>
        </p>
      )}
      <output className={css['warning']}>
        {rate?.level === 'error' ? `${m.results_seen_low()} ${m.results_seen_low_words()}` : rate?.level === 'warning' ? m.run_rate_partial() : ''}
      </output>
    </div>
  );
}
