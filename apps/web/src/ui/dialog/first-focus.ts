import type { RefObject } from 'react';

const PRESSABLE = 'button, a[href], input, select, textarea';

/**
 * Gives the focus to the first thing to press in a window that has just opened, or by touch to the window itself, so that
 * no keyboard comes up. Nothing scrolls for it: on a low or magnified screen a window still opens at its top.
 */
export function focusFirst(popup: RefObject<HTMLElement | null>, by: string): false {
  const window = popup.current;
  const target = by === 'touch' ? window : (window?.querySelector<HTMLElement>(PRESSABLE) ?? window);
  target?.focus({ preventScroll: true });
  return false;
}
