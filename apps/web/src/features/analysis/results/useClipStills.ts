import { useEffect, useState } from 'react';
import { FilmFailed, stillsOf } from '../clip-rendering/clip-rendering-worker-client.ts';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';

interface ClipStills {
  /** Those that have come so far. */
  readonly stills: readonly Still[];
  /** All are there that will come. */
  readonly complete: boolean;
}

const none: ClipStills = { stills: [], complete: false };

/** The clip's pictures at some times, `longSide` pixels on the longer side, taken out of it once they are `wanted`. */
export function useClipStills(clip: Blob | null, times: readonly number[], longSide: number, wanted = true): ClipStills {
  const [taken, setTaken] = useState(none);
  useEffect(() => {
    if (!wanted || clip === null) return undefined;
    const left = new AbortController();
    const take = async (): Promise<void> => {
      setTaken(none);
      try {
        await stillsOf(
          clip,
          { times, longSide },
          (still) => setTaken(({ stills }) => ({ stills: [...stills, still], complete: false })),
          { signal: left.signal },
        );
      } catch (error) {
        // What is drawn over them says enough alone.
        if (!(error instanceof FilmFailed) && !left.signal.aborted) throw error;
      }
      if (!left.signal.aborted) setTaken(({ stills }) => ({ stills, complete: true }));
    };
    void take();
    return () => left.abort();
  }, [clip, times, longSide, wanted]);
  return taken;
}
