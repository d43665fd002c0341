import { reducedMotion } from './useReducedMotion.ts';

/**
 * Makes a change of what is on screen, with a short fade where the browser has view transitions and movement is wished.
 * `change` resolves once the new content stands: until then the page shows the old picture.
 */
export function fade(change: () => Promise<void>): void {
  if (!('startViewTransition' in document) || document.hidden || reducedMotion()) {
    void change();
    return;
  }
  const { ready, finished } = document.startViewTransition(change);
  // Cut short by the next one, or by a page that goes out of sight: the change itself is made all the same.
  for (const stage of [ready, finished]) stage.catch(() => undefined);
}
