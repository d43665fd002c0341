import type { FormReview, KeyMoment } from '@touchline/vision';
import { useRef } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { m } from '@touchline/messages';
import { secondsText } from '../key-moment-text.ts';
import { isMomentOnShow, ONE_ROW_OF_CHIPS } from './KeyMomentChips.tsx';
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
  /** A mark was pressed. */
  onMoment: (moment: KeyMoment) => void;
  onStep: (by: -1 | 1) => void;
}

/**
 * The keys of one step. The browser's own lands on the edge between two pictures, where either may be shown, and would
 * stay at the first of them.
 */
const stepKeys: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** Of the whole clip, by Page Up and Page Down. */
const PAGE = 0.1;

/** CSS pixels to either side of a mark within which a press is meant for it: a thumb is no finer. */
const THUMB = 22;
/** CSS pixels: who moves further drags, and goes where they drag to. */
const STILL = 6;

/** The clip as a line to drag along, with a mark for each key moment; where each has a chip above, they are joined. */
export function Scrubber({ time, said, duration, frame, review, onTime, onMoment, onStep }: ScrubberProps) {
  const share = duration > 0 ? time / duration : 0;
  const { moments } = review;
  const place = (moment: KeyMoment): number => Math.min(1, moment.time / Math.max(duration, 0.01));
  // The browser's own jumps land on such an edge as well, and at an end that has no picture.
  const last = Math.max(0, duration - frame);
  const jumps: Readonly<Record<string, number>> = {
    Home: 0,
    End: last,
    PageUp: Math.min(last, time + PAGE * duration),
    PageDown: Math.max(0, time - PAGE * duration),
  };
  const pressed = useRef<number | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const release = ({ clientX }: PointerEvent): void => {
    const from = pressed.current;
    pressed.current = null;
    const box = line.current?.getBoundingClientRect();
    if (from === null || box === undefined || Math.abs(clientX - from) > STILL) return;
    const away = (moment: KeyMoment): number => Math.abs(box.left + place(moment) * box.width - clientX);
    const nearest = moments.toSorted((one, other) => away(one) - away(other))[0];
    if (nearest !== undefined && away(nearest) <= THUMB) onMoment(nearest);
  };
  return (
    <div ref={line} className={css['scrubber']}>
      {moments.length > ONE_ROW_OF_CHIPS ? null : (
        <svg className={css['threads']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {moments.map((moment, index) => {
            const [from, to] = [(100 * (index + 0.5)) / moments.length, 100 * place(moment)];
            return <path key={keyOf(moment)} data-lit={isMomentOnShow(moment, time)} d={`M${from} 0C${from} 60 ${to} 30 ${to} 100`} />;
          })}
        </svg>
      )}
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
        onPointerDown={({ clientX }) => (pressed.current = clientX)}
        onPointerUp={release}
        onKeyDown={(event) => {
          const by = stepKeys[event.key];
          const to = jumps[event.key];
          if ((by ?? to) === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (to !== undefined) onTime(to);
          else if (by !== undefined) onStep(by);
        }}
      />
      <div className={css['marks']} aria-hidden="true">
        {moments.map((moment) => (
          <i key={keyOf(moment)} style={{ left: `${100 * place(moment)}%` }} />
        ))}
      </div>
    </div>
  );
}

const keyOf = ({ name, time }: KeyMoment): string => `${name} ${time}`;
