import type { Rarity } from '@touchline/domain';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../ui/motion/useReducedMotion.ts';
import { scheduleCue } from '../../../ui/sound/play-cue.ts';

/** From the tear to the card that lies there, in milliseconds; `PackOpeningAnimation.module.css` moves by the same clock. */
const REVEAL_MS = 1_000;
/** When the card turns its face. */
const TURN_MS = 560;

const skips: ReadonlySet<string> = new Set(['Enter', 'Escape', ' ']);

/** How far a card is: in its pack, coming out of it, or lying there. */
type RevealState = 'sealed' | 'revealing' | 'open';

/**
 * The reveal of a card: from the tear on for a second, or until a tap, Enter, Space or Escape ends it. Where less
 * movement is wished the card lies there at once. The sounds go with it. A new `id` is a new reveal.
 */
export function useCardReveal(id: string, rarity: Rarity, isTorn: boolean, onEnd: () => void): RevealState {
  const still = useReducedMotion();
  const [endedId, setEndedId] = useState<string | null>(null);
  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  useEffect(() => {
    if (!isTorn) return undefined;
    const calledOff = new AbortController();
    const end = (): void => {
      calledOff.abort();
      setEndedId(id);
      tell.current();
    };
    const stopTear = still ? null : scheduleCue('tear', 0);
    const stopBell = scheduleCue(rarity, still ? 0 : TURN_MS / 1_000);
    if (still) {
      end();
      return () => stopBell();
    }
    const timer = setTimeout(end, REVEAL_MS);
    const skip = (event: Event): void => {
      // The press that tore the pack may still be held.
      if (event instanceof KeyboardEvent && (event.repeat || !skips.has(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    for (const press of ['pointerdown', 'keydown']) {
      globalThis.addEventListener(press, skip, { signal: calledOff.signal, capture: true });
    }
    return () => {
      clearTimeout(timer);
      calledOff.abort();
      stopTear?.();
      stopBell();
    };
  }, [id, rarity, isTorn, still]);
  if (!isTorn) return 'sealed';
  return endedId === id ? 'open' : 'revealing';
}
