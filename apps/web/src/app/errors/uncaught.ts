/** An error nobody caught: a promise's or a script's. */
export interface Uncaught {
  readonly kind: 'promise' | 'script';
  readonly message: string;
  readonly at: Date;
}

/** How many are kept for the details of the failure screen. */
const KEPT = 5;

const minor: readonly RegExp[] = [
  /resizeobserver loop/i,
  // A script of another origin: the browser says no more than this, and none of ours is.
  /^script error\.?$/i,
  // A request that did not get through is told where it was made.
  /failed to fetch|networkerror|network error|load failed|fetch failed/i,
  /^AbortError/,
];

/** Whether an error is not worth a player's attention (spec 000 §8). */
export function isMinor(message: string): boolean {
  return minor.some((pattern) => pattern.test(message));
}

export interface UncaughtWatch {
  /** The last few, oldest first, minor ones too. */
  readonly recent: () => readonly Uncaught[];
  /** Hears each one that is not minor; returns what ends it. */
  readonly subscribe: (hear: (error: Uncaught) => void) => () => void;
}

/** Watches a window for errors nobody caught. */
export function watchUncaught(target: Pick<Window, 'addEventListener'>, now: () => Date): UncaughtWatch {
  const kept: Uncaught[] = [];
  const listeners = new Set<(error: Uncaught) => void>();
  const take = (kind: Uncaught['kind'], message: string): void => {
    const error = { kind, message, at: now() };
    kept.push(error);
    if (kept.length > KEPT) kept.shift();
    if (!isMinor(message)) for (const hear of listeners) hear(error);
  };
  target.addEventListener('unhandledrejection', ({ reason }) => take('promise', messageOf(reason)));
  target.addEventListener('error', ({ message }) => take('script', message));
  return {
    recent: () => kept,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

function messageOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return `AbortError: ${reason.message}`;
  return reason instanceof Error ? reason.message : String(reason);
}
