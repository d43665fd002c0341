import { useRef, useState, type PointerEvent } from 'react';

/** The part of the pack's width that a finger has to cross for the strip to come off. */
const ENOUGH = 0.6;
/** Below this many CSS pixels a press is a tap and no swipe. */
const TAP_PX = 8;

interface Swipe {
  readonly pointer: number;
  readonly from: number;
  readonly width: number;
}

/** A pack under a finger. */
export interface Tear {
  /** How much of the strip is off, 0 to 1; negative where the swipe goes to the left. */
  readonly torn: number;
  readonly handlers: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<HTMLElement>) => void>
  >;
}

/** Tears by a swipe along the pack, to either side, that crosses enough of it; a tap tears at once, less falls back. */
export function useTearGesture(onTear: () => void): Tear {
  const swipe = useRef<Swipe | null>(null);
  const [torn, setTorn] = useState(0);
  const share = (event: PointerEvent): number => {
    const { from, width } = swipe.current ?? { from: event.clientX, width: 1 };
    return Math.max(-1, Math.min(1, (event.clientX - from) / width));
  };
  const isOurs = (event: PointerEvent): boolean => swipe.current?.pointer === event.pointerId;
  const letGo = (): void => {
    swipe.current = null;
    setTorn(0);
  };
  return {
    torn,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        const { width } = event.currentTarget.getBoundingClientRect();
        swipe.current = { pointer: event.pointerId, from: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (isOurs(event)) setTorn(share(event));
      },
      onPointerUp(event) {
        if (!isOurs(event)) return;
        const far = Math.abs(share(event));
        const isTap = Math.abs(event.clientX - (swipe.current?.from ?? 0)) < TAP_PX;
        letGo();
        if (isTap || far >= ENOUGH) onTear();
      },
      onPointerCancel: letGo,
    },
  };
}
