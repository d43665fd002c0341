import type { ServerSharing } from '@touchline/domain';
import { wrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { openIndexedDb } from '../../../store/open-indexed-db.ts';
import { createEmitter, type Subscribe } from '../../../store/emitter-and-store.ts';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import { begun, begunInPlaceOf, readStored, withFormer, withResult, withSharing } from './saved-analysis.ts';
import type { Analysis, AnalysisChange, AnalysisResult, NewAnalysis, StoredAnalysis } from './saved-analysis.ts';

interface AnalysisDatabase extends DBSchema {
  analyses: { key: string; value: StoredAnalysis; indexes: { byPlayer: [string, number] } };
}

/** Analyses shown in the history (settled: 10). */
export const HISTORY_LIMIT = 10;
/** Analyses that stay on the device: enough for the last one of each skill to be there to compare with. */
export const SAVED_AT_MOST = 40;

/** An analysis as a screen reads it. */
export interface OpenAnalysis {
  readonly analysis: Analysis;
  /** Refused: the device's storage is full or forbidden, and the analysis lasts as long as the page. */
  readonly storage: 'saving' | 'saved' | 'refused';
  /** All pictures are there that will come. */
  readonly picturesComplete: boolean;
}

/** Something has changed, in this tab or another. */
export interface AnalysisNews {
  /** Null: more than one analysis. */
  readonly id: string | null;
  /** It is on the device; else only this page shows it. */
  readonly isSaved: boolean;
}

/**
 * The analyses of this device, by their ids. Each call names the player: another one's are never found, whatever is
 * asked, and a change of one that is not there changes nothing. Every change is one transaction, and is told to every
 * screen of every tab. Calls reject where the browser's storage is full or forbidden.
 */
export interface AnalysisStore {
  /** Newest first, so many at most: 10 unless told. */
  readonly history: (playerId: string, most?: number) => Promise<readonly Analysis[]>;
  /** How many of this player's are saved here, without those that are said to be somebody else's. */
  readonly count: (playerId: string) => Promise<number>;
  /** Undefined where this player has none of that id. */
  readonly find: (playerId: string, id: string) => Promise<OpenAnalysis | undefined>;
  /** The same at once, for one that is not saved yet or cannot be; undefined for all others. */
  readonly unsaved: (playerId: string, id: string) => OpenAnalysis | undefined;
  /** The newest one of the same skill before a time, in epoch milliseconds, that is the player's: with a score if there is one. */
  readonly before: (playerId: string, type: Analysis['type'], at: number) => Promise<Analysis | undefined>;
  /**
   * Saves a new analysis, in the place of the one of id `replaces`, whose saved clip it takes over, and whose video in the
   * account it does not. It can be read from
   * now on, also where this resolves to false: the storage refused it. `createdAt` in epoch milliseconds, now unless told.
   */
  readonly add: (analysis: NewAnalysis, replaces?: string | null, createdAt?: number) => Promise<boolean>;
  /** Changes an analysis; of one that is being saved, once it is. */
  readonly update: (playerId: string, id: string, change: AnalysisChange) => Promise<void>;
  /** Merges what is heard of the server's review, as `withResult` says, whenever and wherever it arrives. */
  readonly applyResult: (playerId: string, id: string, result: AnalysisResult) => Promise<void>;
  /** The player wants so much of an analysis sent, or sent once more, as `withSharing` says. */
  readonly share: (playerId: string, id: string, sharing: ServerSharing) => Promise<void>;
  /** Pictures taken so far: this page shows them until they are saved. */
  readonly showPictures: (id: string, stills: readonly Still[]) => void;
  /** Saves all the pictures of an analysis. Where the storage refuses them, this page shows them all the same. */
  readonly savePictures: (playerId: string, id: string, stills: readonly Still[]) => Promise<void>;
  readonly remove: (playerId: string, id: string) => Promise<void>;
  /** Removes all of one player. */
  readonly removeAll: (playerId: string) => Promise<void>;
  readonly subscribe: Subscribe<AnalysisNews>;
}

/** An analysis that is on its way to the device, or stays in memory because it was refused. */
interface Unsaved {
  analysis: Analysis;
  storage: 'saving' | 'refused';
  /** Whether it was saved. */
  ended: Promise<boolean>;
}

interface Pictures {
  readonly stills: readonly Still[];
  readonly isRefused: boolean;
}

type Rows = IDBPObjectStore<AnalysisDatabase, ['analyses'], 'analyses', 'readwrite'>;

/** In IndexedDB; tabs tell one another by a channel of the same name. */
export function analysisStore(name = 'touchline.analyses', now: () => number = () => Date.now()): AnalysisStore {
  const changes = createEmitter<AnalysisNews>();
  const unsavedOnes = new Map<string, Unsaved>();
  /** Pictures that this page has taken and that are not saved. */
  const pictures = new Map<string, Pictures>();
  const open = openIndexedDb(name, (fresh) => {
    fresh.createObjectStore('analyses', { keyPath: 'id' }).createIndex('byPlayer', ['playerId', 'createdAt']);
  });
  const database = async (): Promise<IDBPDatabase<AnalysisDatabase>> => wrap(await open()) as IDBPDatabase<AnalysisDatabase>;
  let tabs: BroadcastChannel | undefined;
  const otherTabs = (): BroadcastChannel => {
    if (tabs !== undefined) return tabs;
    tabs = new BroadcastChannel(name);
    tabs.addEventListener('message', ({ data }: MessageEvent<string | null>) => changes.emit({ id: data, isSaved: true }));
    return tabs;
  };
  const publish = (id: string | null): void => {
    changes.emit({ id, isSaved: true });
    otherTabs().postMessage(id);
  };

  const opened = (analysis: Analysis, storage: OpenAnalysis['storage']): OpenAnalysis => {
    const taken = pictures.get(analysis.id);
    if (taken === undefined) return { analysis, storage, picturesComplete: true };
    const { stills, isRefused } = taken;
    return { analysis: { ...analysis, stills }, storage: isRefused ? 'refused' : storage, picturesComplete: isRefused };
  };
  const unsaved = (playerId: string, id: string): OpenAnalysis | undefined => {
    const found = unsavedOnes.get(id);
    return found?.analysis.playerId === playerId ? opened(found.analysis, found.storage) : undefined;
  };

  /** One player's analyses, newest first, as many as are asked for. */
  async function newest(playerId: string, wanted: (analysis: Analysis) => boolean, most: number): Promise<Analysis[]> {
    const found: Analysis[] = [];
    const index = (await database()).transaction('analyses').store.index('byPlayer');
    let cursor = await index.openCursor(of(playerId), 'prev');
    while (cursor !== null && found.length < most) {
      const analysis = readStored(cursor.value);
      if (wanted(analysis)) found.push(analysis);
      cursor = await cursor.continue();
    }
    return found;
  }

  /** Rejects also where only the end of the transaction fails. */
  async function inTransaction<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const { store, done } = (await database()).transaction('analyses', 'readwrite');
    const [result] = await Promise.all([work(store), done]);
    return result;
  }

  /** Reads, changes and writes in one transaction, or what is removed or changed meanwhile would come back. */
  async function change(playerId: string, id: string, next: (analysis: Analysis) => Analysis): Promise<void> {
    const waiting = unsavedOnes.get(id);
    if (waiting !== undefined && !(await waiting.ended)) {
      if (waiting.analysis.playerId !== playerId) return;
      waiting.analysis = next(waiting.analysis);
      changes.emit({ id, isSaved: false });
      return;
    }
    const isChanged = await inTransaction(async (rows) => {
      const row = await rows.get(id);
      if (row?.playerId !== playerId) return false;
      const found = readStored(row);
      const changed = next(found);
      if (changed !== found) await rows.put(changed);
      return changed !== found;
    });
    if (isChanged) publish(id);
  }

  const put = (analysis: Analysis, replaces: string | null): Promise<void> =>
    inTransaction(async (rows) => {
      const former = replaces === null ? undefined : await rows.get(replaces);
      const isMine = former?.playerId === analysis.playerId;
      await rows.put(isMine ? withFormer(analysis, former) : analysis);
      if (isMine) await rows.delete(former.id);
      const keys = await rows.index('byPlayer').getAllKeys(of(analysis.playerId));
      for (const id of keys.slice(0, -SAVED_AT_MOST)) await rows.delete(id);
    });

  const update: AnalysisStore['update'] = (playerId, id, given) =>
    change(playerId, id, (analysis) => ({ ...analysis, ...given }));

  return {
    history: (playerId, most = HISTORY_LIMIT) => newest(playerId, () => true, most),
    count: async (playerId) => (await newest(playerId, isPlayers, SAVED_AT_MOST)).length,
    find: async (playerId, id) => {
      const here = unsaved(playerId, id);
      if (here !== undefined) return here;
      const row = await (await database()).get('analyses', id);
      return row?.playerId === playerId ? opened(readStored(row), 'saved') : undefined;
    },
    unsaved,
    before: async (playerId, type, at) => {
      const isEarlier = (one: Analysis): boolean => one.type === type && one.createdAt < at && isPlayers(one);
      const [scored] = await newest(playerId, (one) => isEarlier(one) && one.review.overallScore !== null, 1);
      return scored ?? (await newest(playerId, isEarlier, 1))[0];
    },
    add: (made, replaces = null, createdAt = now()) => {
      const analysis = replaces === null ? begun(made, createdAt) : begunInPlaceOf(replaces, made, createdAt);
      const save = async (): Promise<boolean> => {
        try {
          await put(analysis, replaces);
          unsavedOnes.delete(analysis.id);
          if (replaces !== null) unsavedOnes.delete(replaces);
          // Not it alone: the one that it replaces is gone, and perhaps an old one.
          publish(null);
          return true;
        } catch {
          one.storage = 'refused';
          changes.emit({ id: analysis.id, isSaved: false });
          return false;
        }
      };
      const one: Unsaved = { analysis, storage: 'saving', ended: Promise.resolve(false) };
      unsavedOnes.set(analysis.id, one);
      one.ended = save();
      return one.ended;
    },
    update,
    applyResult: (playerId, id, result) => change(playerId, id, (analysis) => withResult(analysis, result)),
    share: (playerId, id, sharing) => change(playerId, id, (analysis) => withSharing(analysis, sharing)),
    showPictures: (id, stills) => {
      pictures.set(id, { stills, isRefused: false });
      changes.emit({ id, isSaved: false });
    },
    savePictures: async (playerId, id, stills) => {
      try {
        await update(playerId, id, { stills });
        pictures.delete(id);
      } catch {
        pictures.set(id, { stills, isRefused: true });
      }
      changes.emit({ id, isSaved: false });
    },
    remove: async (playerId, id) => {
      const isHere = unsaved(playerId, id) !== undefined;
      if (isHere) {
        await unsavedOnes.get(id)?.ended;
        unsavedOnes.delete(id);
      }
      const isRemoved = await inTransaction(async (rows) => {
        if ((await rows.get(id))?.playerId !== playerId) return false;
        await rows.delete(id);
        return true;
      });
      if (isRemoved || isHere) publish(id);
    },
    removeAll: async (playerId) => {
      for (const [id, { analysis }] of unsavedOnes) if (analysis.playerId === playerId) unsavedOnes.delete(id);
      await inTransaction(async (rows) => {
        for (const id of await rows.index('byPlayer').getAllKeys(of(playerId))) await rows.delete(id);
      });
      publish(null);
    },
    subscribe: (changed) => {
      otherTabs();
      return changes.subscribe(changed);
    },
  };
}

const isPlayers = ({ isSomebodyElses = false }: Analysis): boolean => !isSomebodyElses;

/** All times of one player. */
const of = (playerId: string): IDBKeyRange => IDBKeyRange.bound([playerId, -Infinity], [playerId, Infinity]);

/** The analyses on this device, for the whole page. */
export const deviceAnalyses: AnalysisStore = analysisStore();
