import { useCallback, useEffect, useRef, useState } from 'react';
import type { Part } from './trim-range.ts';

/** Plays a part of a video over and over, and shows a moment of it. `attach` takes the player. */
export function usePlayTrimRange({ from, to }: Part) {
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const attach = useCallback((element: HTMLVideoElement) => {
    player.current = element;
    return () => {
      player.current = null;
    };
  }, []);
  useEffect(() => {
    const video = player.current;
    if (video === null || !isPlaying) return undefined;
    const play = (): void => {
      // Called off by the next pause, or not allowed: the button then offers to play again.
      video.play().catch(() => setPlaying(false));
    };
    const goBack = (): void => {
      if (video.currentTime < to && video.currentTime >= from - 0.5 && !video.ended) return;
      video.currentTime = from;
      if (video.paused) play();
    };
    video.addEventListener('timeupdate', goBack);
    video.addEventListener('ended', goBack);
    goBack();
    play();
    return () => {
      video.removeEventListener('timeupdate', goBack);
      video.removeEventListener('ended', goBack);
      video.pause();
    };
  }, [from, to, isPlaying]);
  return {
    attach,
    isPlaying,
    toggle: (): void => setPlaying(!isPlaying),
    /** Stops and shows the picture at a moment, in seconds. */
    show: (moment: number): void => {
      setPlaying(false);
      if (player.current !== null) player.current.currentTime = moment;
    },
  };
}
