import { useEffect, useEffectEvent } from 'react';

/** Takes hold of the tab with what is asked before it is left; null lets go. */
export type Hold = (ask: ((leave: () => void) => void) | null) => void;

/**
 * While it is active the tab is not left by address, Back or shortcut, nor the page without the browser's own question
 * (spec 002 §2). `onTried` hears of each try, with what leaves the tab; null where it is the page that is left.
 */
export function useNavigationGuard(
  onHold: Hold | undefined,
  onTried: (leave: (() => void) | null) => void,
  isActive = true,
): void {
  const tried = useEffectEvent(onTried);
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
      // Browsers ask in words of their own; who stays finds ours on the screen.
      tried(null);
    };
    globalThis.addEventListener('beforeunload', ask);
    onHold?.((leave) => tried(leave));
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
      onHold?.(null);
    };
  }, [onHold, isActive]);
}
