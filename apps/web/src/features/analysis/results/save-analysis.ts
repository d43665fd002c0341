import type { EngineOutcome } from '../engine/index.ts';
import { FilmFailed, stillsOf } from '../film/film.ts';
import type { Still } from '../film/task.ts';
import type { AnalysisStore } from '../saved-analyses/analysis-store.ts';
import type { SavedAnalysis } from '../saved-analyses/kept-analysis.ts';
import { keyTimes } from './keyTimes.ts';
import { createEmitter } from '../../../store/store.ts';

/** What has come of keeping an analysis so far. */
export interface SaveState {
  /** The key-frame pictures that are there, in order of time. */
  readonly stills: readonly Still[];
  /** All pictures are there that will come. */
  readonly complete: boolean;
  /** Null while it is not on the device. */
  readonly kept: SavedAnalysis | null;
  /** The device's storage refused it. */
  readonly refused: boolean;
  /** It was kept, and the one that it replaces could not be taken away. */
  readonly formerStays: boolean;
}

/** An analysis on its way to the device, followed. */
export interface AnalysisSave {
  readonly read: () => SaveState;
  readonly subscribe: (changed: () => void) => () => void;
  /** As it came to lie on the device; null where the storage refused it. */
  readonly onTheDevice: Promise<SavedAnalysis | null>;
  /** Reads it again: its video may have been kept, or its count corrected, since. */
  readonly refresh: () => Promise<void>;
}

/** What is kept, and where. */
export interface SaveInput {
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  readonly playerId: string;
  readonly mirrored: boolean;
  readonly store: AnalysisStore;
  /** The review of somebody else in the same clip, which goes once this one is kept. */
  readonly replaces: EngineOutcome | null;
}

/** Pixels of a picture's longer side: sharp as a card on a phone, and ten of them are about half a megabyte. */
const LONG_SIDE = 720;

/** An outcome is kept once, however often its page is drawn. */
const begun = new WeakMap<EngineOutcome, AnalysisSave>();

/**
 * Keeps an outcome on the device, at once, then takes its key-frame pictures out of the clip and keeps them with it.
 * Goes on when the page is left.
 */
export function saveAnalysis(of: SaveInput): AnalysisSave {
  const known = begun.get(of.outcome);
  if (known !== undefined) {
    void known.refresh();
    return known;
  }
  let state: SaveState = { stills: [], complete: false, kept: null, refused: false, formerStays: false };
  const changes = createEmitter();
  const become = (change: Partial<SaveState>): void => {
    state = { ...state, ...change };
    changes.emit();
  };
  const read = (): SaveState => state;
  const onTheDevice = keep(of, become);
  const keeping: AnalysisSave = {
    read,
    subscribe: changes.subscribe,
    onTheDevice,
    refresh: async () => {
      const { kept } = state;
      if (kept === null) return;
      // Where it cannot be read, what was known of it stays.
      const now = await of.store.find(of.playerId, kept.id).catch(() => undefined);
      if (now !== undefined) become({ kept: now });
    },
  };
  begun.set(of.outcome, keeping);
  void onTheDevice.then(() => addPictures(of, become, read));
  return keeping;
}

type Become = (change: Partial<SaveState>) => void;

/** Null where the device's storage refuses it. */
async function keep({ outcome, playerId, mirrored, store, replaces }: SaveInput, become: Become): Promise<SavedAnalysis | null> {
  const { review, input, clip: shape, cutShort } = outcome;
  const analysis = { playerId, type: review.type, review, input, shape, frames: input.frames, mirrored, cutShort };
  const formerId = replaces === null ? undefined : (await begun.get(replaces)?.onTheDevice)?.id;
  try {
    // Whoever wanted the video kept wants it still.
    const former = formerId === undefined ? undefined : await store.find(playerId, formerId);
    const kept = await store.keep({ ...analysis, stills: [], clip: former?.clip ?? null, corrected: null });
    const formerStays = !(await isGone(store, playerId, formerId));
    become({ kept, formerStays });
    return kept;
  } catch {
    become({ refused: true });
    return null;
  }
}

async function isGone(store: AnalysisStore, playerId: string, id: string | undefined): Promise<boolean> {
  if (id === undefined) return true;
  try {
    await store.remove(playerId, id);
    return true;
  } catch {
    return false;
  }
}

async function addPictures({ outcome, clip, playerId, store }: SaveInput, become: Become, read: () => SaveState): Promise<void> {
  const times = keyTimes(outcome.review, outcome.clip.duration);
  try {
    await stillsOf(clip, { times, longSide: LONG_SIDE }, (still) => become({ stills: [...read().stills, still] }));
  } catch (error) {
    // Without pictures the skeleton alone shows the moments.
    if (!(error instanceof FilmFailed)) throw error;
  } finally {
    become({ complete: true });
  }
  const { kept, stills } = read();
  if (kept === null) return;
  try {
    await store.change(playerId, kept.id, { stills });
  } catch {
    become({ refused: true });
  }
}
