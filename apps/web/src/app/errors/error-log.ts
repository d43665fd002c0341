/** How many errors are kept in memory, and how many of them in session storage (spec 000 §9). */
const IN_MEMORY = 100;
const IN_STORAGE = 10;
const NAME = 'touchline.errors';

/** An error nobody caught, of a promise or a script; or a warning: the app goes on without a part of it. */
export interface Uncaught {
  readonly kind: 'promise' | 'script' | 'warning';
  readonly message: string;
  readonly at: Date;
}

export type ErrorStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The errors of this tab, oldest first: of the page, and the last ones from before a reload. */
export function createErrorLog(storage?: () => ErrorStorage) {
  let errors: readonly Uncaught[] = read(storage);
  return {
    all: (): readonly Uncaught[] => errors,
    add(error: Uncaught): void {
      errors = [...errors, error].slice(-IN_MEMORY);
      try {
        storage?.().setItem(NAME, JSON.stringify(errors.slice(-IN_STORAGE)));
      } catch {
        // Storage is full or forbidden: the errors then last as long as the page.
        return;
      }
    },
  };
}

function read(storage?: () => ErrorStorage): Uncaught[] {
  try {
    const found: unknown = JSON.parse(storage?.().getItem(NAME) ?? '[]');
    return Array.isArray(found) ? found.slice(-IN_STORAGE).flatMap(errorIn) : [];
  } catch {
    return [];
  }
}

const kinds: readonly Uncaught['kind'][] = ['promise', 'script', 'warning'];

function errorIn(found: unknown): Uncaught[] {
  if (typeof found !== 'object' || found === null) return [];
  const { kind, message, at } = found as Readonly<Partial<Record<keyof Uncaught, unknown>>>;
  const known = kinds.find((candidate) => candidate === kind);
  const when = new Date(typeof at === 'string' ? at : Number.NaN);
  if (known === undefined || typeof message !== 'string' || Number.isNaN(when.getTime())) return [];
  return [{ kind: known, message, at: when }];
}
