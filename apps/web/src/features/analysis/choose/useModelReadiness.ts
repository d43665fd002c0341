import { useCallback, useEffect, useState } from 'react';
import type { Engine, EngineFailure } from '../engine/index.ts';

/** How the pose model is: on its way (0–1 of its bytes), there, or known not to come. */
export type Readiness =
  | { readonly state: 'preparing'; readonly fraction: number }
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly failure: EngineFailure };

/** Makes the engine ready while the player chooses, and tries anew when asked to. */
export function useModelReadiness(engine: Pick<Engine, 'ready'>): { readiness: Readiness; retry: () => void } {
  const [readiness, setReadiness] = useState<Readiness>({ state: 'preparing', fraction: 0 });
  const ask = useCallback((): (() => void) => {
    let isHere = true;
    const become = (next: Readiness): void => {
      if (isHere) setReadiness(next);
    };
    void engine
      .ready((fraction) => become({ state: 'preparing', fraction }))
      .then((result) => become(result.ok ? { state: 'ready' } : { state: 'failed', failure: result.failure }));
    return () => {
      isHere = false;
    };
  }, [engine]);
  useEffect(() => ask(), [ask]);
  const retry = useCallback((): void => {
    setReadiness({ state: 'preparing', fraction: 0 });
    ask();
  }, [ask]);
  return { readiness, retry };
}
