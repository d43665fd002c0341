import type { Language } from '@touchline/domain';

/** A table of English words as one of any language: the same ids, other words. */
export type Translated<Table> = Table extends string
  ? string
  : Table extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : Table extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Table]: Translated<Table[Key]> };

let language: () => Language = () => 'en';

/** Says in which language words are spoken from now on: the server gives that of the request it works for. */
export function speakIn(current: () => Language): void {
  language = current;
}

/** Does work whose words are in a language, where they are at hand in it: a page has its own alone. The work does not wait for anything. */
export function speaking<Result>(spoken: Language, work: () => Result): Result {
  const before = language;
  language = () => spoken;
  try {
    return work();
  } finally {
    language = before;
  }
}

/** The language words are spoken in at this moment. */
export const spokenLanguage = (): Language => language();

/**
 * The exports of a module of words, in the language that is spoken when a word is read. The page needs no such choice:
 * its build takes the module of its one language instead (`compile.ts`).
 */
export function byLanguage<Words extends object>(modules: Readonly<Record<Language, Translated<Words>>> & { readonly en: Words }): Translated<Words> {
  const names = Object.keys(modules.en) as (keyof Words)[];
  const now = (name: keyof Words): unknown => (modules[language()] as Words)[name];
  const chosen = names.map((name) => {
    const english: unknown = modules.en[name];
    if (typeof english === 'function') return [name, (...given: unknown[]) => (now(name) as (...all: unknown[]) => unknown)(...given)];
    if (typeof english !== 'object' || english === null) throw new TypeError(`${String(name)} is no table`);
    return [name, tableOf(() => now(name) as object)];
  });
  return Object.fromEntries(chosen) as Translated<Words>;
}

/** An object that is, at each reading, the one it is told. */
function tableOf(current: () => object): object {
  return new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(current(), key) as unknown,
      has: (_, key) => Reflect.has(current(), key),
      ownKeys: () => Reflect.ownKeys(current()),
      getOwnPropertyDescriptor: (_, key) => {
        const found = Reflect.getOwnPropertyDescriptor(current(), key);
        return found && { ...found, configurable: true };
      },
      set: () => false,
      deleteProperty: () => false,
      defineProperty: () => false,
    },
  );
}
