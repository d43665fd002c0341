import { useEffect, useRef, useState } from 'react';
import { decimalText, m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { ScissorsIcon } from '../../../ui/icons/filming-icons.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { PauseIcon } from '../../../ui/icons/timer-icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { landingId } from '../focus-on-arrival.ts';
import type { Clip } from './clip-types.ts';
import { ClipVideo } from './ClipVideo.tsx';
import { firstTrimRange, moveTrimRange, type Part, type TrimHandle } from './trim-range.ts';
import { usePlayTrimRange } from './usePlayTrimRange.ts';
import css from './Trimmer.module.css';

interface TrimmerProps {
  readonly clip: Clip;
  /** The part is being cut out: how far that is, 0–1; null while the player chooses. */
  readonly cutting: number | null;
  readonly onCut: (part: Part) => void;
  readonly onCancel: () => void;
}

/** Seconds that an arrow key moves an end. */
const step = 0.1;

/** A clip that is too long, and the way to the best 15 seconds of it. */
export function Trimmer({ clip, cutting, onCut, onCancel }: TrimmerProps) {
  const { duration } = clip;
  const [part, setPart] = useState<Part>(() => firstTrimRange(duration));
  const { attach, isPlaying, toggle, show } = usePlayTrimRange(part);

  const move = (handle: TrimHandle, to: number): void => {
    const next = moveTrimRange(part, handle, to - (handle === 'to' ? part.to : part.from), duration);
    setPart(next);
    show(handle === 'to' ? next.to : next.from);
  };
  const end = (handle: 'from' | 'to', label: string) => (
    <input
      className={css[handle]}
      type="range"
      min={0}
      max={duration}
      step={step}
      value={part[handle]}
      aria-label={label}
      aria-valuetext={m.clip_trim_moment({ seconds: decimalText(part[handle], 1) })}
      disabled={cutting !== null}
      onChange={(event) => move(handle, Number(event.target.value))}
    />
  );
  return (
    <section className={css['trimmer']} aria-labelledby={landingId}>
      <ClipVideo clip={clip} controls={false} attach={attach} />
      <div>
        <h3 id={landingId} className={css['title']} tabIndex={-1}>
          {m.clip_trim_title()}
        </h3>
        <p className={css['words']}>{m.clip_trim_words()}</p>
      </div>
      <div className={css['rail']}>
        <Filmstrip clip={clip} />
        <span className={css['before']} style={{ width: share(part.from, duration) }} />
        <span
          className={css['chosen']}
          style={{ left: share(part.from, duration), width: share(part.to - part.from, duration) }}
        />
        <span className={css['after']} style={{ width: share(duration - part.to, duration) }} />
        {end('from', m.clip_trim_from())}
        {end('to', m.clip_trim_to())}
      </div>
      <div className={css['times']}>
        <span>{clockText(part.from)}</span>
        <output className={css['length']}>{m.clip_trim_length({ seconds: decimalText(part.to - part.from, 1) })}</output>
        <span>{clockText(part.to)}</span>
      </div>
      {cutting === null ? (
        <div className={css['actions']}>
          <Button icon={isPlaying ? <PauseIcon /> : <PlayIcon />} onClick={toggle}>
            {isPlaying ? m.clip_trim_pause() : m.clip_trim_play()}
          </Button>
          <Button variant="primary" icon={<ScissorsIcon />} onClick={() => onCut(part)}>
            {m.clip_trim_cut()}
          </Button>
        </div>
      ) : (
        <div className={css['actions']}>
          <Progress label={m.clip_trim_cutting()} value={Math.round(cutting * 100)} />
          <Button onClick={onCancel}>{m.ui_dialog_cancel()}</Button>
        </div>
      )}
    </section>
  );
}

/** So many seconds of the clip, as a part of the strip between the grips. */
function share(seconds: number, duration: number): string {
  return `calc((100% - 2 * var(--grip)) * ${seconds / duration})`;
}

/** Minutes, seconds and tenths, as a scoreboard shows them. */
function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

/** CSS pixels that one picture of the strip takes, about. */
const cellWidth = 76;

/** A row of pictures of a clip, drawn as they are decoded. Only to look at: the handles say the times. */
function Filmstrip({ clip: { blob, duration } }: { readonly clip: Clip }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const strip = canvas.current;
    if (strip === null) return undefined;
    const { width, height } = strip.getBoundingClientRect();
    strip.width = Math.max(1, Math.round(width * devicePixelRatio));
    strip.height = Math.max(1, Math.round(height * devicePixelRatio));
    const cells = Math.max(3, Math.round(width / cellWidth));
    const left = new AbortController();
    const drawing = { duration, canvas: strip, cells, signal: left.signal };
    void import('./draw-filmstrip.ts').then(({ drawFilmstrip }) => drawFilmstrip(blob, drawing));
    return () => left.abort();
  }, [blob, duration]);
  return <canvas ref={canvas} className={css['strip']} aria-hidden="true" />;
}
