import type { FormReview } from '@touchline/vision';
import type { CSSProperties } from 'react';
import { m } from '../../../../i18n/index.ts';
import { secondsText } from '../momentText.ts';
import css from './Scrubber.module.css';

interface ScrubberProps {
  /** Seconds. */
  time: number;
  duration: number;
  /** Seconds a picture lasts: the step of the arrow keys. */
  frame: number;
  review: FormReview;
  disabled: boolean;
  onTime: (time: number) => void;
}

/** The clip as a line to drag along, with a mark for each key moment. */
export function Scrubber({ time, duration, frame, review, disabled, onTime }: ScrubberProps) {
  const share = duration > 0 ? time / duration : 0;
  return (
    <div className={css['scrubber']}>
      <div className={css['line']}>
        <div className={css['marks']} aria-hidden="true">
          {review.moments.map((moment) => (
            <i
              key={`${moment.name} ${moment.time}`}
              style={{ left: `${(100 * moment.time) / Math.max(duration, 0.01)}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          className={css['range']}
          style={{ '--share': `${Math.min(100, share * 100)}%` } as CSSProperties}
          aria-label={m.results_player_position()}
          aria-valuetext={secondsText(time)}
          min={0}
          max={duration}
          step={frame}
          value={Math.min(time, duration)}
          disabled={disabled}
          onChange={(event) => onTime(event.target.valueAsNumber)}
        />
      </div>
      <span className={css['time']}>
        {m.results_player_time({ time: time.toFixed(2), duration: duration.toFixed(1) })}
      </span>
    </div>
  );
}
