import { useState, type HTMLAttributes, type KeyboardEvent, type PointerEvent } from 'react';

interface Scrubbed {
  /** How many there are to look at; at least one. */
  readonly count: number;
  /** How far each key goes. Home and End go to the ends. */
  readonly steps: Readonly<Record<string, number>>;
  /** Which one lies at a place of the screen; null for none. */
  readonly locate: (place: { readonly clientX: number; readonly clientY: number }, chart: Element) => number | null;
  readonly label: string;
  /** One of them, in words. */
  readonly text: (index: number) => string;
}

/**
 * Looks at the points of a chart one by one: a slider for the keyboard and for screen readers, a finger or a mouse
 * on the chart. Begins with the last one. Give the wiring to one element that the chart lies in.
 */
export function useChartScrubber({ count, steps, locate, label, text }: Scrubbed): {
  readonly index: number;
  readonly wiring: HTMLAttributes<HTMLElement>;
} {
  const [chosen, setChosen] = useState(count - 1);
  const index = Math.min(chosen, count - 1);
  const go = (to: number) => setChosen(Math.min(count - 1, Math.max(0, to)));
  const point = (event: PointerEvent<HTMLElement>) => {
    const found = locate(event, event.currentTarget);
    if (found !== null) go(found);
  };
  return {
    index,
    wiring: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': index + 1,
      'aria-valuetext': text(index),
      onPointerDown: point,
      onPointerMove: point,
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.key === 'Home' ? -count : event.key === 'End' ? count : steps[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        go(index + step);
      },
    },
  };
}
