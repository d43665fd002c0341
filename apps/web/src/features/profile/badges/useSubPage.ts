import { useCallback, useEffect, useState } from 'react';

/** A page within the tab: open or not, and the ways in and out; the browser's Back leads out too. */
export function useSubPage(): { readonly open: boolean; readonly enter: () => void; readonly leave: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const onBack = (): void => setOpen(false);
    globalThis.addEventListener('popstate', onBack);
    return () => globalThis.removeEventListener('popstate', onBack);
  }, [open]);
  const enter = useCallback(() => {
    history.pushState(null, '');
    setOpen(true);
  }, []);
  const leave = useCallback(() => history.back(), []);
  return { open, enter, leave };
}
