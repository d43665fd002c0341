/** To the top of the tab, with the focus on what begins there: the screen before may have been scrolled, and what was pressed on it is gone. */
export function focusAtTop(element: HTMLElement | null): void {
  globalThis.scrollTo({ top: 0 });
  element?.focus({ preventScroll: true });
}
