import { useCallback, useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';

/** A page within the tab: open or not, and the ways in and out; the browser's Back leads out too. */
export function useSubPage(): { readonly open: boolean; readonly enter: () => void; readonly leave: () => void } {
  const [open, setOpen] = useState(false);
  const enter = useCallback(() => setOpen(true), []);
  const leave = useCallback(() => setOpen(false), []);
  useBackCloses(open, leave, { isPage: true });
  return { open, enter, leave };
}
