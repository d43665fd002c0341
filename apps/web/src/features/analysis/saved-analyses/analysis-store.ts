import type { DBSchema } from 'idb';
import { openIndexedDb } from '../../../store/open-indexed-db.ts';
import type { SavedAnalysis, NewAnalysis } from './kept-analysis.ts';
import { createEmitter } from '../../../store/store.ts';

interface AnalysisDatabase extends DBSchema {
  analyses: { key: string; value: SavedAnalysis; indexes: { byPlayer: [string, number] } };
}

/** Analyses shown in the history (settled: 10). */
export const HISTORY_LIMIT = 10;
/** Analyses that stay on the device: enough for the last one of each skill to be there to compare with. */
const KEPT_AT_MOST = 40;

/** The analyses on this device. Each call names the player: another one's are never found, whatever is asked. */
export interface AnalysisStore {
  /** Newest first, 10 at most. */
  readonly history: (playerId: string) => Promise<readonly SavedAnalysis[]>;
  /** Undefined where this player has none of that id. */
  readonly find: (playerId: string, id: string) => Promise<SavedAnalysis | undefined>;
  /** The newest one of the same skill before a time, in epoch milliseconds: with a score if there is one. */
  readonly before: (playerId: string, type: SavedAnalysis['type'], at: number) => Promise<SavedAnalysis | undefined>;
  readonly keep: (analysis: NewAnalysis) => Promise<SavedAnalysis>;
  readonly change: (
    playerId: string,
    id: string,
    change: Partial<Pick<SavedAnalysis, 'stills' | 'clip' | 'corrected'>>,
  ) => Promise<void>;
  readonly remove: (playerId: string, id: string) => Promise<void>;
  /** Removes all of one player. */
  readonly forget: (playerId: string) => Promise<void>;
  /** Called after each change made here. Returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** In IndexedDB. Rejects where the browser's storage is full or forbidden. */
export function analysisStore(name = 'touchline.analyses', now: () => number = () => Date.now()): AnalysisStore {
  const changes = createEmitter();
  const database = openIndexedDb<AnalysisDatabase>(name, (fresh) => {
    fresh.createObjectStore('analyses', { keyPath: 'id' }).createIndex('byPlayer', ['playerId', 'createdAt']);
  });

  /** One player's analyses, newest first, as many as are asked for. */
  async function newest(
    playerId: string,
    wanted: (analysis: SavedAnalysis) => boolean,
    most: number,
  ): Promise<SavedAnalysis[]> {
    const found: SavedAnalysis[] = [];
    const index = (await database()).transaction('analyses').store.index('byPlayer');
    let cursor = await index.openCursor(of(playerId), 'prev');
    while (cursor !== null && found.length < most) {
      if (wanted(cursor.value)) found.push(cursor.value);
      cursor = await cursor.continue();
    }
    return found;
  }

  async function find(playerId: string, id: string): Promise<SavedAnalysis | undefined> {
    const found = await (await database()).get('analyses', id);
    return found?.playerId === playerId ? found : undefined;
  }

  return {
    history: (playerId) => newest(playerId, () => true, HISTORY_LIMIT),
    find,
    before: async (playerId, type, at) => {
      const isEarlier = (one: SavedAnalysis): boolean => one.type === type && one.createdAt < at;
      const [scored] = await newest(playerId, (one) => isEarlier(one) && one.review.overallScore !== null, 1);
      return scored ?? (await newest(playerId, isEarlier, 1))[0];
    },
    keep: async (analysis) => {
      const kept: SavedAnalysis = { ...analysis, id: crypto.randomUUID(), createdAt: now(), status: 'completed' };
      const connection = await database();
      await connection.put('analyses', kept);
      const keys = await connection.getAllKeysFromIndex('analyses', 'byPlayer', of(analysis.playerId));
      await Promise.all(keys.slice(0, -KEPT_AT_MOST).map((id) => connection.delete('analyses', id)));
      changes.emit();
      return kept;
    },
    change: async (playerId, id, change) => {
      // In one go, or what is removed meanwhile would come back.
      const { store, done } = (await database()).transaction('analyses', 'readwrite');
      const found = await store.get(id);
      if (found?.playerId === playerId) await store.put({ ...found, ...change });
      await done;
      if (found?.playerId === playerId) changes.emit();
    },
    remove: async (playerId, id) => {
      if ((await find(playerId, id)) === undefined) return;
      await (await database()).delete('analyses', id);
      changes.emit();
    },
    forget: async (playerId) => {
      const connection = await database();
      const keys = await connection.getAllKeysFromIndex('analyses', 'byPlayer', of(playerId));
      await Promise.all(keys.map((id) => connection.delete('analyses', id)));
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

/** All times of one player. */
const of = (playerId: string): IDBKeyRange => IDBKeyRange.bound([playerId, -Infinity], [playerId, Infinity]);

/** The analyses on this device, for the whole page. */
export const deviceAnalyses: AnalysisStore = analysisStore();

/**
 * Removes every analysis of a player from this device: after the account is deleted, or when another player signs in.
 */
export async function forgetAnalyses(playerId: string): Promise<void> {
  await deviceAnalyses.forget(playerId);
}
