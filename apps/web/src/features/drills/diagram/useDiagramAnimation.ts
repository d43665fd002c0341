import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Movements } from './diagram-keyframes.ts';

/**
 * Moves the parts of a drawing (elements with `data-part`) through round after round, all in step, while `playing`;
 * otherwise they stand where they are. `seconds` is the length of a round.
 */
export function useDiagramAnimation(movements: Movements, seconds: number, playing: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const running = useRef<Animation[]>([]);
  const isPlaying = useRef(playing);
  useLayoutEffect(() => {
    const parts = root.current?.querySelectorAll<HTMLElement | SVGElement>('[data-part]') ?? [];
    const animations = [...parts].flatMap((part) => {
      const frames = movements[part.dataset['part'] ?? ''];
      if (frames === undefined) return [];
      const animation = part.animate(frames, { duration: seconds * 1_000, iterations: Infinity });
      if (!isPlaying.current) animation.pause();
      return [animation];
    });
    running.current = animations;
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [movements, seconds]);
  useLayoutEffect(() => {
    isPlaying.current = playing;
    for (const animation of running.current) {
      if (playing) animation.play();
      else animation.pause();
    }
  }, [playing]);
  return root;
}
