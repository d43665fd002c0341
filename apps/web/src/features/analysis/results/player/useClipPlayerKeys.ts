import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface PlayerActions {
  readonly toggle: () => void;
  readonly step: (by: -1 | 1) => void;
}

/** What takes the arrow keys or the space bar for itself. */
const OWN_KEYS = 'input, select, textarea, [role="radio"], [role="radiogroup"]';

/** Arrow keys step a picture, the space bar plays and pauses, wherever the focus is in the player. */
export function useClipPlayerKeys(player: RefObject<HTMLElement | null>, actions: PlayerActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = player.current;
    const press = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(OWN_KEYS) !== null) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') latest.current.step(-1);
      else if (event.key === 'ArrowRight') latest.current.step(1);
      else if (event.key !== ' ' || event.target.closest('button') !== null) return;
      else latest.current.toggle();
      event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [player]);
}
