/** Which tab of the browser a player's drill runs in: one at a time. */
export interface TabLock {
  /** Tells whether another tab has the turn, soon, and again when it has given it up; returns what ends it. */
  readonly watch: (tell: (elsewhere: boolean) => void) => () => void;
  /**
   * Takes the turn: at once from another tab where the player insists, else as soon as it is free. `onLost` hears when
   * another tab takes it away. Returns what gives it back.
   */
  readonly take: (insist: boolean, onLost: () => void) => () => void;
}

/** A turn by Web Locks, which end with their tab however that ends. Without them every tab believes to be the only one. */
export function browserTabLock(playerId: string): TabLock {
  const name = `touchline.drill.${playerId}`;
  if (!('locks' in navigator)) return onlyTab;
  const { locks } = navigator;
  return {
    watch(tell) {
      const ended = new AbortController();
      const follow = async (): Promise<void> => {
        const isFree = await locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
        if (ended.signal.aborted) return;
        tell(!isFree);
        if (isFree) return;
        await locks.request(name, { signal: ended.signal }, () => undefined);
        tell(false);
      };
      follow().catch(() => {
        // Where locks are forbidden there is nobody to wait for.
        if (!ended.signal.aborted) tell(false);
      });
      return () => ended.abort();
    },
    take(insist, onLost) {
      const { promise: given, resolve: giveBack } = Promise.withResolvers<void>();
      locks.request(name, { steal: insist }, () => given).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') onLost();
      });
      return giveBack;
    },
  };
}

const onlyTab: TabLock = {
  watch(tell) {
    tell(false);
    return () => undefined;
  },
  take: () => () => undefined,
};
