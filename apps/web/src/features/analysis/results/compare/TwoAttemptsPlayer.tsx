import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { decimalText, m } from '@touchline/messages';
import { momentText } from '../key-moment-text.ts';
import { PlaybackControls } from '../player/PlaybackControls.tsx';
import line from '../player/Scrubber.module.css';
import { useClipPlayerKeys } from '../player/useClipPlayerKeys.ts';
import { createPlayhead, type Playhead, usePlayhead } from '../playhead.ts';
import type { Attempt } from './compared-attempt.ts';
import { AttemptSkeletonCanvas } from './AttemptSkeletonCanvas.tsx';
import css from './TwoAttemptsPlayer.module.css';
import { STEP, stepped, timelineOf, type Timeline } from './aligned-timeline.ts';

export interface TwoAttemptsPlayerProps {
  readonly before: Attempt;
  readonly now: Attempt;
  readonly beforeLabel: string;
  readonly nowLabel: string;
}

/** Two attempts in motion on one time line, set at the moment that they share: played, slowed down, stepped, scrubbed. */
export function TwoAttemptsPlayer({ before, now, beforeLabel, nowLabel }: TwoAttemptsPlayerProps) {
  const [timeline] = useState(() => timelineOf(before, now));
  const [playhead] = useState(createPlayhead);
  const [speed, setSpeed] = useState(0.5);
  const { playing, play, pause } = usePlayback(playhead, timeline, speed);
  const player = useRef<HTMLElement>(null);
  const toggle = (): void => (playing ? pause() : play());
  const step = (by: -1 | 1): void => {
    pause();
    playhead.move(stepped(playhead.read(), by, timeline));
  };
  useClipPlayerKeys(player, { toggle, step });
  useEffect(() => playhead.move(0), [playhead]);
  const moment = timeline.moment === null ? null : momentText(timeline.moment, now.review.moments);
  const time = usePlayhead(playhead);
  return (
    <section ref={player} className={css['player']} aria-label={m.compare_player()}>
      <div className={css['stages']}>
        <AttemptSkeletonCanvas attempt={before} label={beforeLabel} zero={timeline.before} playhead={playhead} />
        <AttemptSkeletonCanvas attempt={now} label={nowLabel} zero={timeline.now} playhead={playhead} />
      </div>
      <Line
        {...{ time, timeline, moment }}
        onTime={(at) => {
          pause();
          playhead.move(at);
        }}
      />
      <PlaybackControls {...{ playing, speed }} onToggle={toggle} onStep={step} onSpeed={setSpeed} />
      {moment === null ? <p className={css['note']}>{m.compare_no_moment()}</p> : null}
    </section>
  );
}

interface LineProps {
  readonly time: number;
  readonly timeline: Timeline;
  /** What is at 0; null where nothing is. */
  readonly moment: string | null;
  readonly onTime: (time: number) => void;
}

/** The line to drag along, with a mark where both attempts meet. */
function Line({ time, timeline: { from, to }, moment, onTime }: LineProps) {
  const share = (at: number): string => `${(100 * (at - from)) / (to - from)}%`;
  const text = shortDateTimeText(time, moment);
  return (
    <div className={css['position']}>
      <div className={line['scrubber']}>
        <input
          type="range"
          className={line['range']}
          style={{ '--share': share(time) } as CSSProperties}
          aria-label={m.compare_position()}
          aria-valuetext={text}
          min={from}
          max={to}
          step={STEP}
          value={time}
          onChange={(event) => onTime(Math.round(event.target.valueAsNumber / STEP) * STEP)}
        />
        <div className={line['marks']} aria-hidden="true">
          <i style={{ left: share(0) }} />
        </div>
      </div>
      <span className={css['when']}>{text}</span>
    </div>
  );
}

/** Seconds before or after the moment, in words. */
function shortDateTimeText(time: number, moment: string | null): string {
  const seconds = decimalText(Math.abs(time), 2);
  if (moment === null) return m.results_seconds({ seconds });
  if (Math.abs(time) < STEP / 2) return moment;
  return time < 0 ? m.compare_before_moment({ seconds }) : m.compare_after_moment({ seconds });
}

/** Moves a playhead along a line as time goes by, `speed` 1 as filmed; stands still at the end, and begins anew from there. */
function usePlayback(playhead: Playhead, { from, to }: Timeline, speed: number) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    let last: number | null = null;
    let frame = requestAnimationFrame(move);
    function move(at: number): void {
      const next = Math.min(to, playhead.read() + ((at - (last ?? at)) / 1000) * speed);
      last = at;
      playhead.move(next);
      if (next >= to) setPlaying(false);
      else frame = requestAnimationFrame(move);
    }
    return () => cancelAnimationFrame(frame);
  }, [playing, playhead, to, speed]);
  return {
    playing,
    play: (): void => {
      if (playhead.read() >= to) playhead.move(from);
      setPlaying(true);
    },
    pause: (): void => setPlaying(false),
  };
}
