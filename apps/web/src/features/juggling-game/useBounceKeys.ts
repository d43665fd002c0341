import { useEffect } from 'react';

/**
 * Space and Enter tap the ball wherever the focus is, unless it is on a control that they press. A key that is held
 * down is one tap.
 */
export function useBounceKeys(field: { readonly current: HTMLElement | null }, onTap: () => void): void {
  useEffect(() => {
    const isOurs = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if ((key !== ' ' && key !== 'Enter') || ctrlKey || metaKey || altKey) return false;
      const control = target instanceof Element ? target.closest('button, a, input, select, textarea') : null;
      return control === null || control === field.current;
    };
    const onDown = (event: KeyboardEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (!event.repeat) onTap();
    };
    // Browsers press a button when Space is let go.
    const onUp = (event: KeyboardEvent): void => {
      if (isOurs(event)) event.preventDefault();
    };
    globalThis.addEventListener('keydown', onDown);
    globalThis.addEventListener('keyup', onUp);
    return () => {
      globalThis.removeEventListener('keydown', onDown);
      globalThis.removeEventListener('keyup', onUp);
    };
  }, [field, onTap]);
}
