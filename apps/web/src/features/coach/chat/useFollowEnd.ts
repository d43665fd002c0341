import { useEffect, useRef } from 'react';
import type { TalkLine } from '../talk/coach-talk.ts';
import { coveredBy } from './composer-height.ts';

/** Air above and below what is brought into sight, in pixels. */
const AIR = 8;

interface Place {
  readonly log: { readonly current: HTMLElement | null };
  /** Lies over the end of the talk. */
  readonly composer: { readonly current: HTMLElement | null };
}

/**
 * Keeps the end of the talk in sight as it grows, as far as the newest answer still begins in sight, with its question where
 * both fit. At the visit the last exchange is in sight, from its question on where it is longer than the window; the focus
 * stays where it is.
 */
export function useFollowEnd({ log, composer }: Place, lines: readonly TalkLine[], typing: number | null): void {
  const shown = useRef({ lines, typing });
  useEffect(() => {
    const isNew = shown.current.lines !== lines || shown.current.typing !== typing;
    shown.current = { lines, typing };
    if (!isNew || log.current === null || lines.length === 0) return;
    const { end, asked, room } = measured(log.current, coveredBy(composer));
    const newest = [...log.current.querySelectorAll('article')].at(-1)?.getBoundingClientRect().top ?? end;
    const begin = asked !== undefined && end - asked <= room ? Math.min(asked, newest) : newest;
    const down = Math.min(end - (AIR + room), begin - AIR);
    if (down > 0) scrollBy(0, down);
  }, [log, composer, lines, typing]);
  useEffect(() => {
    // After the tab has been opened at its top.
    const frame = requestAnimationFrame(() => {
      if (log.current === null) return;
      const { end, asked, room } = measured(log.current, coveredBy(composer));
      if (asked !== undefined) scrollBy(0, Math.min(end - (AIR + room), asked - AIR));
    });
    return () => cancelAnimationFrame(frame);
  }, [log, composer]);
}

/** Where the talk ends and the last question begins, in pixels of the window, and the height between its top and the composer. */
function measured(log: HTMLElement, covered: number): { readonly end: number; readonly asked: number | undefined; readonly room: number } {
  return {
    end: (log.lastElementChild ?? log).getBoundingClientRect().bottom,
    asked: [...log.querySelectorAll('[data-sender=player]')].at(-1)?.getBoundingClientRect().top,
    room: innerHeight - covered - 2 * AIR,
  };
}
