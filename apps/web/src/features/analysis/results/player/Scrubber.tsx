import type { FormReview } from '@touchline/vision';
import type { CSSProperties } from 'react';
import { decimalText, m } from '@touchline/messages';
import { secondsText } from '../key-moment-text.ts';
import css from './Scrubber.module.css';

interface ScrubberProps {
  /** Seconds. */
  time: number;
  /** The same as it is said: the time of a moment at the picture of it. */
  said: number;
  duration: number;
  /** Seconds a picture lasts. */
  frame: number;
  review: FormReview;
  onTime: (time: number) => void;
  onStep: (by: -1 | 1) => void;
}

/**
 * The keys of one step. The browser's own lands on the edge between two pictures, where either may be shown, and would
 * stay at the first of them.
 */
const stepKeys: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** Of the whole clip, by Page Up and Page Down. */
const PAGE = 0.1;

/** The clip as a line to drag along, with a mark for each key moment. */
export function Scrubber({ time, said, duration, frame, review, onTime, onStep }: ScrubberProps) {
  const share = duration > 0 ? time / duration : 0;
  // The browser's own jumps land on such an edge as well, and at an end that has no picture.
  const last = Math.max(0, duration - frame);
  const jumps: Readonly<Record<string, number>> = {
    Home: 0,
    End: last,
    PageUp: Math.min(last, time + PAGE * duration),
    PageDown: Math.max(0, time - PAGE * duration),
  };
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
          aria-valuetext={secondsText(said)}
          min={0}
          max={duration}
          step={frame}
          value={Math.min(time, duration)}
          onChange={(event) => onTime(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            const by = stepKeys[event.key];
            const to = jumps[event.key];
            if ((by ?? to) === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            if (to !== undefined) onTime(to);
            else if (by !== undefined) onStep(by);
          }}
        />
      </div>
      <span className={css['time']}>
        {m.results_player_time({ time: decimalText(said, 2), duration: decimalText(duration, 1) })}
      </span>
    </div>
  );
}
