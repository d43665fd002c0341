import { onTestFinished } from 'vitest';

/**
 * Until the test is over everything comes and goes at once: for tests of what is on screen, not of how it got there. A
 * click waits for what it is meant for to stand still.
 */
export function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  });
}
