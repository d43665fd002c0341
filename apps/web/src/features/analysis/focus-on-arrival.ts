import { useEffect, useRef } from 'react';

/** The id of what takes the focus when its screen arrives: one on each screen, which can be focused. */
export const landingId = 'analysis-landing';

/** What comes into view with the landing in it, where it is more than a heading (an attribute). */
export const landingWhole = { 'data-landing-whole': '' } as const;

/** What is scrolled to from its top with the landing in it: more than the landing is to be seen first (an attribute). */
export const landingTop = { 'data-landing-top': '' } as const;

/** Brings the screen's landing into view, with the focus. */
export function showLanding(): void {
  document.getElementById(landingId)?.focus();
}

/**
 * With each new screen, and each step on it, the focus goes to the screen's landing where it was on something that has
 * gone: who steers by keyboard goes on from there. A new screen is scrolled to its landing, and a clip that is ready comes
 * into view whole. The first one takes no focus from anybody.
 */
export function useLanding(screen: string, step: string): void {
  const last = useRef({ screen, step });
  useEffect(() => {
    const from = last.current;
    last.current = { screen, step };
    if (from.screen === screen && from.step === step) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost) return;
    const landing = document.getElementById(landingId);
    landing?.focus({ preventScroll: from.screen === screen });
    landing?.closest('[data-landing-whole]')?.scrollIntoView({ block: 'nearest' });
    landing?.closest('[data-landing-top]')?.scrollIntoView({ block: 'start' });
  }, [screen, step]);
}
