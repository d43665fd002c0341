/**
 * ISO 3166-1 codes of the states that a profile offers, with Kosovo, Palestine and Taiwan: not independent to everybody,
 * but whoever lives there looks for home in the list.
 */
const STATES = `
AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW
BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG
ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL
IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT
LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL
NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG
SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA
UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW
`;

/**
 * Names of ours, by code: the four that play football for themselves inside the United Kingdom (ISO 3166-2), those by
 * which players look rather than by the ones that `Intl` gives, and those that browsers of some years ago give
 * otherwise. Profiles hold names: one that changes here is no longer found there.
 */
const NAMED: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-NIR': 'Northern Ireland',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CV: 'Cape Verde',
  CZ: 'Czechia',
  KN: 'Saint Kitts and Nevis',
  LC: 'Saint Lucia',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  PS: 'Palestine',
  ST: 'São Tomé and Príncipe',
  SZ: 'Eswatini',
  TR: 'Türkiye',
  TT: 'Trinidad and Tobago',
  VC: 'Saint Vincent and the Grenadines',
};

export interface Country {
  /** ISO 3166-1, or 3166-2 for the four of the United Kingdom. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

let listed: readonly Country[] | null = null;

/** The countries that a profile offers, by name; listed when first asked for, as it takes an old phone ten milliseconds. */
export function countries(): readonly Country[] {
  listed ??= listCountries();
  return listed;
}

/** A country of the list by its name or its code, in any case; null for any other text. */
export function countryOf(text: string): Country | null {
  const wanted = text.trim().toLowerCase();
  return countries().find(({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted) ?? null;
}

function listCountries(): Country[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const codes = new Set([...STATES.trim().split(/\s+/), ...Object.keys(NAMED)]);
  const list = Array.from(codes, (code) => ({ code, name: NAMED[code] ?? english.of(code) ?? code }));
  return list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
