import { focusManager } from '@tanstack/react-query';

/**
 * Reads what is stale anew when the player comes back to this window from one beside it, where a pack may have been
 * opened. Coming back to a page that was out of sight is heard without this. Returns what ends it.
 */
export function refetchOnFocus(): () => void {
  const onFocus = (): void => focusManager.onFocus();
  globalThis.addEventListener('focus', onFocus);
  return () => globalThis.removeEventListener('focus', onFocus);
}
