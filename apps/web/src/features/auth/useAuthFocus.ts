import { useEffect, useRef, type RefObject } from 'react';
import type { SignedOutReason } from '../../auth-session/index.ts';
import { hasKeyboard } from '../../ui/field/has-keyboard.ts';
import type { AuthMode } from './auth-mode.ts';

interface AuthFocus {
  readonly mode: AuthMode;
  /** How often the sign-in was asked for from below. */
  readonly asked: number;
  readonly reason: SignedOutReason;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The place of what is said last to who signed out or whose account is gone. */
  readonly farewell: RefObject<HTMLDivElement | null>;
}

/** Takes the focus to where a view begins, and to what is said of a sign-out. */
export function useAuthFocus({ mode, asked, reason, heading, farewell }: AuthFocus): void {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    beginForm(heading.current);
  }, [mode, heading]);
  // A sign-in that the page opens with, where nobody has gone anywhere yet.
  useEffect(() => {
    if (shown.current === 'signin' && document.activeElement === document.body && hasKeyboard()) emailBelow(heading.current)?.focus({ preventScroll: true });
  }, [heading]);
  // Also where the form stands already: it lies above what asked for it.
  useEffect(() => {
    if (asked === 0) return;
    beginForm(heading.current);
  }, [asked, heading]);
  // Whoever signed out, or deleted the account, far down a page reads what came of it.
  useEffect(() => {
    if (reason === 'nobody') return undefined;
    globalThis.scrollTo({ top: 0 });
    // A dialog that was open puts the page back to where it was scrolled to as it goes.
    const timer = setTimeout(() => {
      globalThis.scrollTo({ top: 0 });
      farewell.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [reason, farewell]);
}

/**
 * The focus where a view begins: whoever has keys types the email at once where that is the first field, else the heading,
 * which brings up no keyboard. From the top, since the stadium above gives up its height.
 */
function beginForm(heading: HTMLElement | null): void {
  globalThis.scrollTo({ top: 0 });
  const email = hasKeyboard() ? emailBelow(heading) : null;
  (email ?? heading)?.focus({ preventScroll: true });
}

/** The email where a form begins with it. */
function emailBelow(heading: HTMLElement | null): HTMLElement | null {
  const first = heading?.closest('main')?.querySelector('form input');
  return first instanceof HTMLInputElement && first.type === 'email' ? first : null;
}
