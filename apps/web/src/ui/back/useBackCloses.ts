import { useEffect, useEffectEvent } from 'react';
import { openLayer, settleSoon } from './back-layers.ts';

/** While `open`, the browser's Back and a phone's gesture call `close` instead of leaving the tab. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (open) return openLayer(() => onBack());
    settleSoon();
    return undefined;
  }, [open]);
}
