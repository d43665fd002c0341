import type { GroupPicture } from '@touchline/vision';
import { useEffect, useState } from 'react';
import { FilmFailed, stillsOf } from '../../film/film.ts';
import type { Still } from '../../film/film-task.ts';

/** Pixels of a picture's longer side: a person far away is still to be known. */
const LONG_SIDE = 1280;

interface GroupStills {
  /** Those that have come so far. */
  readonly stills: readonly Still[];
  /** All are there that will come. */
  readonly complete: boolean;
}

const none: GroupStills = { stills: [], complete: false };

/** The clip's pictures of a group, taken out of it once they are `wanted`. */
export function useClipStills(clip: Blob, group: readonly GroupPicture[], wanted: boolean): GroupStills {
  const [taken, setTaken] = useState(none);
  useEffect(() => {
    if (!wanted) return undefined;
    const left = new AbortController();
    const times = group.map(({ time }) => time);
    const take = async (): Promise<void> => {
      setTaken(none);
      try {
        await stillsOf(
          clip,
          { times, longSide: LONG_SIDE },
          (still) => setTaken(({ stills }) => ({ stills: [...stills, still], complete: false })),
          { signal: left.signal },
        );
      } catch (error) {
        // The boxes alone say where people were.
        if (!(error instanceof FilmFailed) && !left.signal.aborted) throw error;
      }
      if (!left.signal.aborted) setTaken(({ stills }) => ({ stills, complete: true }));
    };
    void take();
    return () => left.abort();
  }, [clip, group, wanted]);
  return taken;
}
