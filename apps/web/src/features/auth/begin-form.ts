import { hasKeyboard } from '../../ui/field/has-keyboard.ts';

/**
 * The focus where a view begins: whoever has keys types the email at once where that is the first field, else the heading,
 * which brings up no keyboard. From the top, since the stadium above gives up its height.
 */
export function beginForm(heading: HTMLElement | null): void {
  globalThis.scrollTo({ top: 0 });
  const email = hasKeyboard() ? emailBelow(heading) : null;
  (email ?? heading)?.focus({ preventScroll: true });
}

/** The email where a form begins with it. */
export function emailBelow(heading: HTMLElement | null): HTMLElement | null {
  const first = heading?.closest('main')?.querySelector('form input');
  return first instanceof HTMLInputElement && first.type === 'email' ? first : null;
}
