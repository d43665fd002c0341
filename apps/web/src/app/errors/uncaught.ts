import { keptErrors, type ErrorStorage, type Uncaught } from './kept-errors.ts';
import { isMinor, missingModule } from './minor.ts';
import { isSuppressed } from './suppressed.ts';

export interface UncaughtWatch {
  /** The last hundred, oldest first, minor ones and those of the page before a reload too. */
  readonly recent: () => readonly Uncaught[];
  /** Hears each one that is worth a player's attention; returns what ends it. */
  readonly subscribe: (hear: (error: Uncaught) => void) => () => void;
  /** Keeps a warning, which no player hears. */
  readonly warn: (message: string) => void;
  /** Modules that are not there, by the name before 'Module is not defined', in lower case. */
  readonly missing: () => ReadonlySet<string>;
  /** Calls back when a module turns out to be missing; returns what ends it. */
  readonly onMissing: (changed: () => void) => () => void;
}

/** Watches a window for errors nobody caught (spec 000 §8); keeps the last in `storage` for the page after a reload. */
export function watchUncaught(
  target: Pick<Window, 'addEventListener'>,
  now: () => Date,
  storage?: () => ErrorStorage,
): UncaughtWatch {
  const kept = keptErrors(storage);
  const listeners = new Set<(error: Uncaught) => void>();
  const watchers = new Set<() => void>();
  let missing: ReadonlySet<string> = new Set();

  const warn = (message: string): void => kept.add({ kind: 'warning', message, at: now() });

  const take = (kind: Uncaught['kind'], message: string, cause?: unknown): void => {
    const name = missingModule(message);
    if (name !== null) {
      warn(message);
      missing = new Set([...missing, name]);
      for (const changed of watchers) changed();
      return;
    }
    const error = { kind, message, at: now() };
    kept.add(error);
    if (!isMinor(message) && !isSuppressed(cause)) for (const hear of listeners) hear(error);
  };
  target.addEventListener('unhandledrejection', ({ reason }) => take('promise', messageOf(reason), reason));
  target.addEventListener('error', ({ message, error }) => take('script', message, error));
  return {
    recent: kept.all,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    warn,
    missing: () => missing,
    onMissing(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

function messageOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return `AbortError: ${reason.message}`;
  return reason instanceof Error ? reason.message : String(reason);
}
