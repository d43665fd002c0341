import { useLayoutEffect } from 'react';

/** Calls back once everything beside it is drawn for the first time, before its effects: when it cannot listen yet. */
export function WhenDrawn({ call }: { readonly call: (() => void) | undefined }) {
  useLayoutEffect(() => call?.(), [call]);
  return null;
}
