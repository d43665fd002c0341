import { countryOf } from '@touchline/domain';

/** How the two of the United Kingdom that have one are called in their other language. */
const OWN: Readonly<Record<string, string>> = { 'GB-SCT': 'Alba', 'GB-WLS': 'Cymru' };

const known = new Map<string, readonly string[]>();

/**
 * Other names by which a country is found: in the language most people there speak, and in the languages of this
 * device. Empty for a place that is none of the list.
 */
export function otherNames(country: string): readonly string[] {
  const found = known.get(country) ?? namesOf(country);
  known.set(country, found);
  return found;
}

function namesOf(country: string): readonly string[] {
  const code = countryOf(country)?.code;
  if (code === undefined) return [];
  if (code.includes('-')) return OWN[code] === undefined ? [] : [OWN[code]];
  const spoken = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [spoken, ...navigator.languages].map((language) => nameIn(language, code));
  return names.filter((name) => name !== undefined && name !== country) as string[];
}

const dictionaries = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string | undefined {
  const dictionary = dictionaries.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  dictionaries.set(language, dictionary);
  return dictionary.of(code);
}
