const EACH_TIME = 'return new Intl.PluralRules(locale, options).select(Number(input))';

/**
 * The compiled registry with plural rules that are made once of each kind: to make them takes an old phone a fifth of a
 * millisecond, and a page of progress counts a hundred things. A build holds one language, so that the kind is enough.
 * Throws where the compiler writes its registry in another way.
 */
export function withPluralRulesMadeOnce(code: string, id: string): string {
  const before = code.split(EACH_TIME);
  if (before.length !== 2) throw new Error(`${id} is no registry as the compiler wrote it`);
  return `const pluralRules = {};\n${before.join("return (pluralRules[options?.type ?? 'cardinal'] ??= new Intl.PluralRules(locale, options)).select(Number(input))")}`;
}
