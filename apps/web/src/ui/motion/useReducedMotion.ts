import { useSyncExternalStore } from 'react';
import { motionChoice, onMotionChoice } from './motion-choice.ts';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the player asks for less movement now. */
export function reducedMotion(): boolean {
  return globalThis.matchMedia(wish).matches || motionChoice() === 'still';
}

function onChange(changed: () => void): () => void {
  const query = globalThis.matchMedia(wish);
  query.addEventListener('change', changed);
  const end = onMotionChoice(changed);
  return () => {
    query.removeEventListener('change', changed);
    end();
  };
}

/** Whether the player asked for less movement: their device, followed while the component lives, or the settings. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, reducedMotion);
}
