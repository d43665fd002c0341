import { useEffect, useEffectEvent } from 'react';
import { openLayer, settleSoon } from './layers-closed-by-back.ts';

/** While `open`, the browser's Back and a phone's gesture call `close` instead of leaving the tab; `hash` is the address then. */
export function useBackCloses(open: boolean, close: () => void, hash?: string): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (open) return openLayer(() => onBack(), hash);
    settleSoon();
    return undefined;
  }, [open, hash]);
}
