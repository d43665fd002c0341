import type { Sharing } from '@touchline/domain';
import type { EngineOutcome } from '../engine/index.ts';
import { FilmFailed, stillsOf } from '../clip-rendering/clip-rendering-worker-client.ts';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import type { AnalysisStore } from './indexeddb-analyses.ts';
import { keyPictureTimes } from './key-picture-times.ts';

/** An analysis that has just come to its end. */
export interface FinishedAnalysis {
  /** UUID v4, under which it is saved and read from now on. */
  readonly id: string;
  readonly outcome: Pick<EngineOutcome, 'review' | 'input' | 'kicks' | 'clip' | 'cutShort'> & Partial<Pick<EngineOutcome, 'processingDuration'>>;
  /** Null where there is none to take pictures from. */
  readonly clip: Blob | null;
  /** The camera faced the player. */
  readonly mirrored: boolean;
  /** What of it leaves the device. */
  readonly sharing: Sharing;
  /** The review of somebody else, or of another kick, in the same clip, in whose place this one is saved. */
  readonly replaces: string | null;
  /** Epoch milliseconds: when the clip was analysed; now unless told. */
  readonly createdAt?: number;
}

/** Pixels of a picture's longer side: sharp as a card on a phone, and ten of them are about half a megabyte. */
const LONG_SIDE = 720;

/**
 * Saves a finished analysis on the device, at once, then takes its key-frame pictures out of the clip and saves them
 * with it; `onAdded` hears of the first of both. Goes on when the page is left; never rejects for want of storage or pictures.
 */
export async function saveAnalysis(
  store: AnalysisStore,
  playerId: string,
  finished: FinishedAnalysis,
  onAdded: (isSaved: boolean) => unknown = () => undefined,
): Promise<void> {
  const { id, outcome, clip, mirrored, sharing, replaces, createdAt } = finished;
  const { review, input, kicks, clip: shape, cutShort, processingDuration } = outcome;
  const took = processingDuration === undefined ? {} : { processingDuration };
  let stills: readonly Still[] = [];
  store.showPictures(id, stills);
  const added = store.add(
    { id, playerId, type: review.type, review, input, kicks, shape, frames: input.frames, mirrored, sharing, cutShort, ...took, stills, clip: null, corrected: null },
    replaces,
    createdAt,
  );
  void added.then(onAdded);
  try {
    if (clip !== null) await stillsOf(clip, { times: keyPictureTimes(review, shape.duration), longSide: LONG_SIDE }, (still) => {
      stills = [...stills, still];
      store.showPictures(id, stills);
    });
  } catch (error) {
    // Without pictures the skeleton alone shows the moments.
    if (!(error instanceof FilmFailed)) throw error;
  } finally {
    await store.savePictures(playerId, id, stills);
  }
}
