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
 * both fit; so too when the phone is turned. At the visit the last exchange is in sight, from its question on where it is
 * longer than the window; the focus stays where it is.
 */
export function useScrollWithChatEnd({ log, composer }: Place, lines: readonly TalkLine[], typing: number | null): void {
  const shown = useRef({ lines, typing });
  useEffect(() => {
    const isNew = shown.current.lines !== lines || shown.current.typing !== typing;
    shown.current = { lines, typing };
    if (!isNew || log.current === null || lines.length === 0) return;
    const down = downToNewest(measured(log.current, coveredBy(composer)));
    if (down > 0) scrollBy(0, down);
  }, [log, composer, lines, typing]);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    let wasInSight = false;
    const look = (): void => {
      if (log.current === null) return;
      const { end, newest, room } = measured(log.current, coveredBy(composer));
      wasInSight = end > AIR && newest < AIR + room;
    };
    const turn = (): void => {
      if (log.current !== null && wasInSight) scrollBy(0, downToNewest(measured(log.current, coveredBy(composer))));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', turn);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', turn);
    };
  }, [log, composer, lines]);
  useEffect(() => {
    // After the tab has been opened at its top.
    const frame = requestAnimationFrame(() => {
      if (log.current === null) return;
      const { foot, asked, room } = measured(log.current, coveredBy(composer));
      if (asked !== undefined) scrollBy(0, Math.min(foot - (AIR + room), asked - AIR));
    });
    return () => cancelAnimationFrame(frame);
  }, [log, composer]);
}

interface Measured {
  /** Where the talk ends, its newest line begins, and the last question begins, in pixels of the window. */
  readonly end: number;
  /** Where the questions end that stand below the talk; as `end` where there are none. */
  readonly foot: number;
  readonly newest: number;
  readonly asked: number | undefined;
  /** The height between the window's top and the composer. */
  readonly room: number;
}

function measured(log: HTMLElement, covered: number): Measured {
  const end = (log.lastElementChild ?? log).getBoundingClientRect().bottom;
  return {
    end,
    foot: Math.max(end, ...[...(log.parentElement?.querySelectorAll(':scope > ul') ?? [])].map((below) => below.getBoundingClientRect().bottom)),
    newest: [...log.querySelectorAll('article')].at(-1)?.getBoundingClientRect().top ?? end,
    asked: [...log.querySelectorAll('[data-sender=player]')].at(-1)?.getBoundingClientRect().top,
    room: innerHeight - covered - 2 * AIR,
  };
}

/** How far down, in pixels, the newest exchange is: its end with the questions below it, or as much of it as leaves the beginning of the answer in sight. */
function downToNewest({ end, foot, newest, asked, room }: Measured): number {
  const begin = asked !== undefined && end - asked <= room ? Math.min(asked, newest) : newest;
  return Math.min(foot - (AIR + room), begin - AIR);
}
