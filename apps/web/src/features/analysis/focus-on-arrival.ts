import { useEffect, useRef } from 'react';

/** The id of what takes the focus when its screen arrives: one on each screen, which can be focused. */
export const landingId = 'analysis-landing';

/** Brings the screen's landing into view, with the focus. */
export function showLanding(): void {
  document.getElementById(landingId)?.focus();
}

/**
 * With each new screen, and each step on it, the focus goes to the screen's landing where it was on something that has
 * gone: who steers by keyboard goes on from there. A new screen is scrolled to its landing. The first one takes no
 * focus from anybody.
 */
export function useLanding(screen: string, step: string): void {
  const last = useRef({ screen, step });
  useEffect(() => {
    const from = last.current;
    last.current = { screen, step };
    if (from.screen === screen && from.step === step) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById(landingId)?.focus({ preventScroll: from.screen === screen });
  }, [screen, step]);
}
