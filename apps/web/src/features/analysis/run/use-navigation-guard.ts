import { useEffect } from 'react';

/** Takes hold of the tab with what is asked before it is left; null lets go. */
export type Hold = (ask: ((leave: () => void) => void) | null) => void;

/**
 * While this is on screen the tab is not left by address, Back or shortcut, nor the page without the browser's own
 * question (spec 002 §2). `onTried` hears of each try, to say why.
 */
export function useNavigationGuard(onHold: Hold | undefined, onTried: () => void): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
      // Browsers ask in words of their own; who stays finds ours on the screen.
      onTried();
    };
    globalThis.addEventListener('beforeunload', ask);
    onHold?.(onTried);
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
      onHold?.(null);
    };
  }, [onHold, onTried]);
}
