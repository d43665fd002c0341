import { countries, countryOf } from '@touchline/domain';
import { locale, m } from '@touchline/messages';

/**
 * What people type for a country and `Intl` has neither in English nor in the language most people there speak: short
 * forms, names of before, and names in its other languages. For the search only; profiles never hold them.
 */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'GB-NIR': ['Ulster'],
  'GB-SCT': ['Alba'],
  'GB-WLS': ['Cymru'],
  AE: ['UAE', 'Emirates'],
  BE: ['Belgique', 'Belgien'],
  CA: ['Kanada'],
  CD: ['Democratic Republic of the Congo', 'DRC', 'Zaire', 'Congo-Kinshasa'],
  CG: ['Congo-Brazzaville'],
  CH: ['Suisse', 'Svizzera', 'Svizra'],
  CI: ["Côte d'Ivoire"],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain'],
  GR: ['Hellas', 'Ellada'],
  IE: ['Éire'],
  JP: ['Nippon', 'Nihon'],
  KP: ['DPRK', 'Korea, North'],
  KR: ['Republic of Korea', 'Korea, South', 'Hanguk'],
  LU: ['Lëtzebuerg', 'Luxemburg'],
  MK: ['FYROM'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  NZ: ['Aotearoa'],
  RU: ['Russian Federation', 'Rossiya'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'U.S.A.', 'U.S.', 'America', 'United States of America'],
  VA: ['Holy See'],
  ZA: ['Suid-Afrika', 'RSA'],
};

/** The four that the language tables of browsers do not hold. */
const HOME_NATIONS: Readonly<Record<string, () => string>> = {
  'GB-ENG': m.profile_form_country_england,
  'GB-NIR': m.profile_form_country_northern_ireland,
  'GB-SCT': m.profile_form_country_scotland,
  'GB-WLS': m.profile_form_country_wales,
};

/** A country of the profile as the page names it; a place that is none of the list as it was typed. */
export function shownCountry(country: string): string {
  const code = locale === 'en' ? undefined : countryOf(country)?.code;
  return code === undefined ? country : (HOME_NATIONS[code]?.() ?? nameIn(locale, code) ?? country);
}

let storedNames: ReadonlyMap<string, string> | null = null;
let listed: readonly string[] | null = null;

/** Each country of the list as the page names it, with the English name that profiles hold. */
function storedByShown(): ReadonlyMap<string, string> {
  storedNames ??= new Map(countries().map(({ name }) => [shownCountry(name), name]));
  return storedNames;
}

/** All countries as the page names them, in the order of its language. */
export function shownCountries(): readonly string[] {
  // A collator of its own: `localeCompare` makes one a comparison.
  listed ??= [...storedByShown().keys()].toSorted(new Intl.Collator(locale).compare);
  return listed;
}

/** What a profile holds for a country that the page names so; any other place as it is. */
export function storedCountry(shown: string): string {
  return storedByShown().get(shown) ?? shown;
}

const known = new Map<string, readonly string[]>();

/**
 * Other names by which a country is found: short and former ones, in the language most people there
 * speak, and in the languages of this device. Empty for a place that is none of the list.
 */
export function otherNames(country: string): readonly string[] {
  const found = known.get(country) ?? namesOf(country);
  known.set(country, found);
  return found;
}

function namesOf(country: string): readonly string[] {
  const code = countryOf(country)?.code;
  if (code === undefined) return [];
  const typed = TYPED[code] ?? [];
  if (code.includes('-')) return typed;
  const spoken = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [spoken, 'en', ...navigator.languages].map((language) => nameIn(language, code));
  return [...typed, ...names.filter((name) => name !== undefined && name !== country)] as string[];
}

const dictionaries = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string | undefined {
  const dictionary = dictionaries.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  dictionaries.set(language, dictionary);
  return dictionary.of(code);
}
