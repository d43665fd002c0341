import { useEffect, useState } from 'react';
import type { Playhead } from '../playhead.ts';
import type { Timeline } from './aligned-timeline.ts';

/** Moves a playhead along a line as time goes by, `speed` 1 as filmed; stands still at the end, and begins anew from there. */
export function usePlayback(playhead: Playhead, { from, to }: Timeline, speed: number) {
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
