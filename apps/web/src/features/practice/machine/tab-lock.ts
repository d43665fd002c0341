/** Which tab of the browser a player's drill runs in: one at a time. */
export interface TabLock {
  /** Tells whether another tab has the turn, soon, and again when that changes; returns what ends it. */
  readonly watch: (tell: (elsewhere: boolean) => void) => () => void;
  /**
   * Takes the turn: at once from another tab where the player insists, else as soon as it is free. `onLost` hears when
   * another tab takes it away. Returns what gives it back.
   */
  readonly take: (insist: boolean, onLost: () => void) => () => void;
  /** Has the turn whenever it is free, and tells whether it has it; returns what gives it back and ends it. */
  readonly hold: (tell: (isHere: boolean) => void) => () => void;
}

/** Somebody on this page who has the turn, or waits for it. */
interface Holder {
  readonly onGranted: () => void;
  readonly onLost: () => void;
}

/** One request for the lock, for all on this page who want the turn: it goes from one screen to the next without being free meanwhile. */
interface Hold {
  readonly holders: Set<Holder>;
  /** Those who only want to know when it is lost. */
  readonly watchers: Set<() => void>;
  isGranted: boolean;
  readonly release: () => void;
}

/** So long a page keeps its turn between two screens: the second is drawn later than the first is gone, and a tab that waits would have it meanwhile. */
const HANDED_ON_WITHIN_MS = 1_000;

const pageLocks = new Map<string, TabLock>();

/** The turn of this page: its screens hand it on among themselves. */
export function pageTabLock(playerId: string): TabLock {
  const lock = pageLocks.get(playerId) ?? browserTabLock(playerId);
  pageLocks.set(playerId, lock);
  return lock;
}

/** A turn by Web Locks, which end with their tab however that ends. Without them every tab believes to be the only one. */
export function browserTabLock(playerId: string): TabLock {
  const name = `touchline.drill.${playerId}`;
  if (!('locks' in navigator)) return onlyTab;
  const { locks } = navigator;
  let current: Hold | null = null;

  const request = (steal: boolean, holders: Set<Holder>): Hold => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const hold: Hold = { holders, watchers: new Set(), isGranted: false, release };
    const onGrant = (): Promise<void> => {
      hold.isGranted = true;
      for (const holder of holders) holder.onGranted();
      return held;
    };
    locks.request(name, { steal }, onGrant).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return;
      if (current === hold) current = null;
      for (const holder of holders) holder.onLost();
      for (const watcher of hold.watchers) watcher();
    });
    return hold;
  };

  const join = (insist: boolean, holder: Holder): (() => void) => {
    if (current === null) current = request(insist, new Set([holder]));
    else if (insist && !current.isGranted) {
      const waiting = current;
      current = request(true, new Set([...waiting.holders, holder]));
      waiting.holders.clear();
      waiting.release();
    } else {
      current.holders.add(holder);
      if (current.isGranted) holder.onGranted();
    }
    return () => {
      const hold = current;
      if (hold === null || !hold.holders.delete(holder) || hold.holders.size > 0) return;
      // The next screen of this page may be about to take it.
      setTimeout(() => {
        if (hold.holders.size > 0) return;
        if (current === hold) current = null;
        hold.release();
      }, HANDED_ON_WITHIN_MS);
    };
  };

  return {
    watch(tell) {
      const ended = new AbortController();
      const isOver = (): boolean => ended.signal.aborted;
      let leave: () => void = () => undefined;
      const follow = async (): Promise<void> => {
        if (current?.isGranted === true) {
          // It is this page's: until another tab takes it away.
          tell(false);
          const { watchers } = current;
          watchers.add(start);
          leave = () => watchers.delete(start);
          return;
        }
        const isFree = await locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
        if (isOver()) return;
        tell(!isFree);
        if (isFree) return;
        await locks.request(name, { signal: ended.signal }, () => undefined);
        tell(false);
      };
      const start = (): void => {
        follow().catch(() => {
          // Where locks are forbidden there is nobody to wait for.
          if (!isOver()) tell(false);
        });
      };
      start();
      return () => {
        ended.abort();
        leave();
      };
    },
    take: (insist, onLost) => join(insist, { onGranted: () => undefined, onLost }),
    hold(tell) {
      let end: () => void = () => undefined;
      const ask = (): void => {
        end = join(false, {
          onGranted: () => tell(true),
          onLost: () => {
            tell(false);
            ask();
          },
        });
      };
      ask();
      return () => end();
    },
  };
}

const onlyTab: TabLock = {
  watch(tell) {
    tell(false);
    return () => undefined;
  },
  take: () => () => undefined,
  hold(tell) {
    tell(true);
    return () => undefined;
  },
};
