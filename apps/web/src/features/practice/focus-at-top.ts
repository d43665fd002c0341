/**
 * To the top of the tab, with the focus on what begins there: the screen before may have been scrolled, and what was
 * pressed on it is gone. In a microtask: a dialog that closed in the same moment, as the timer's does, has given the focus
 * back by then to what had it earlier, which may be the menu.
 */
export function focusAtTop(element: HTMLElement | null): void {
  globalThis.scrollTo({ top: 0 });
  queueMicrotask(() => element?.focus({ preventScroll: true }));
}
