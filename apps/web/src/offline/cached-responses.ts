import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isCached } from '../api/index.ts';

/** How long numbers are shown without a connection, and how much may lie here (spec 000 §9). */
const CACHE_AGE_MS = 24 * 3_600_000;
const LOCAL_LIMIT_BYTES = 5 * 1024 * 1024;
/** How many pages of a list are kept: all that are shown again are asked for anew, one after the other. */
const KEPT_PAGES = 2;
/** How long a new answer waits for others before it is written, in milliseconds; a page that goes writes at once. */
const WRITES_AFTER_MS = 1_000;
/** To be raised when an answer kept here changes its shape: what lies in the old one is then left alone. */
const SHAPE = 2;

interface KeptAnswer {
  readonly key: QueryKey;
  readonly answer: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A player's last numbers on this device. */
export interface CachedResponses {
  /** Puts what is young enough before the queries, as old as it is. */
  readonly restore: (queries: QueryClient) => void;
  /** Keeps each new answer; returns what ends it. */
  readonly follow: (queries: QueryClient) => () => void;
  readonly clear: () => void;
}

/** The beginning of a list that is read page by page; anything else as it is. */
function firstPages(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { readonly pages?: unknown; readonly pageParams?: unknown };
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, KEPT_PAGES), pageParams: pageParams.slice(0, KEPT_PAGES) };
}

/** Kept in local storage under the player's id; where that is full or forbidden, nothing is kept. */
export function cachedResponses(playerId: string, storage: () => LocalStorage, now: () => number, page: EventTarget): CachedResponses {
  const name = `touchline.numbers.${playerId}`;

  function read(): KeptAnswer[] {
    try {
      const found = JSON.parse(storage().getItem(name) ?? 'null') as { shape?: unknown; answers?: KeptAnswer[] } | null;
      if (found?.shape !== SHAPE || !Array.isArray(found.answers)) return [];
      return found.answers.filter(({ at }) => now() - at < CACHE_AGE_MS && at <= now());
    } catch {
      return [];
    }
  }

  function write(answers: readonly KeptAnswer[]): void {
    const text = JSON.stringify({ shape: SHAPE, answers });
    try {
      // Storage counts two bytes a character.
      if (text.length * 2 > LOCAL_LIMIT_BYTES) storage().removeItem(name);
      else storage().setItem(name, text);
    } catch {
      return;
    }
  }

  return {
    restore(queries) {
      for (const { key, answer, at } of read()) {
        queries.setQueryData(key, answer, { updatedAt: at });
        // However young: a new page asks anew.
        void queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
      }
    },
    follow(queries) {
      const unwritten = new Map<string, KeptAnswer>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const flush = (): void => {
        clearTimeout(timer);
        timer = undefined;
        if (unwritten.size === 0) return;
        const others = read().filter(({ key }) => !unwritten.has(JSON.stringify(key)));
        write([...others, ...unwritten.values()]);
        unwritten.clear();
      };
      const stop = queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { queryKey } = event.query;
        if (!isCached(queryKey)) return;
        const { data, dataUpdatedAt } = event.query.state;
        unwritten.set(JSON.stringify(queryKey), { key: queryKey, answer: firstPages(data), at: dataUpdatedAt });
        // A tab asks for a dozen answers at once: all of them are read, parsed and written once, not once for each.
        timer ??= setTimeout(flush, WRITES_AFTER_MS);
      });
      const leaving = new AbortController();
      page.addEventListener('pagehide', flush, { signal: leaving.signal });
      return () => {
        leaving.abort();
        stop();
        flush();
      };
    },
    clear() {
      try {
        storage().removeItem(name);
      } catch {
        return;
      }
    },
  };
}
