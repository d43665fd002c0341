import { createErrorLog, type ErrorStorage, type Uncaught } from './error-log.ts';
import { isIgnored, missingModule } from './ignored-errors.ts';
import { isSuppressed } from './background-read-errors.ts';
import { createEmitter } from '../../store/emitter-and-store.ts';
import { onWarning } from '../../store/run-with-fallback.ts';

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
  const kept = createErrorLog(storage);
  const uncaught = createEmitter<Uncaught>();
  const moduleMissing = createEmitter();
  let missing: ReadonlySet<string> = new Set();

  const warn = (message: string): void => kept.add({ kind: 'warning', message, at: now() });
  onWarning(warn);

  const take = (kind: Uncaught['kind'], message: string, cause?: unknown): void => {
    const name = missingModule(message);
    if (name !== null) {
      warn(message);
      missing = new Set([...missing, name]);
      moduleMissing.emit();
      return;
    }
    const error = { kind, message, at: now() };
    kept.add(error);
    if (!isIgnored(message) && !isSuppressed(cause)) uncaught.emit(error);
  };
  target.addEventListener('unhandledrejection', ({ reason }) => take('promise', messageOf(reason), reason));
  target.addEventListener('error', ({ message, error }) => take('script', message, error));
  return {
    recent: kept.all,
    subscribe: uncaught.subscribe,
    warn,
    missing: () => missing,
    onMissing: moduleMissing.subscribe,
  };
}

function messageOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return `AbortError: ${reason.message}`;
  return reason instanceof Error ? reason.message : String(reason);
}
