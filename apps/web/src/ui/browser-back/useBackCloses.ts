import { useEffect, useEffectEvent } from 'react';
import { openLayer, settleSoon, type LayerOptions } from './layers-closed-by-back.ts';

/** While `open`, the browser's Back and a phone's gesture call `close` instead of leaving the tab. */
export function useBackCloses(open: boolean, close: () => void, { hash, isPage = false }: LayerOptions = {}): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (open) return openLayer(() => onBack(), { hash, isPage });
    settleSoon();
    return undefined;
  }, [open, hash, isPage]);
}
