/**
 * Zones of the IANA database by country, for the countries of which the app knows a telephone number of help. A name that
 * ends in a slash stands for all under it. Former names are here too: browsers still give some of them.
 */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/ Antarctica/Macquarie',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BR: 'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo Brazil/',
  CA: 'America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife Canada/',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia Asia/Famagusta Europe/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin Eire',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  MX: 'America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Ensenada America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana Mexico/',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  PL: 'Europe/Warsaw Poland',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira Portugal',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  US: 'America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indiana/ America/Indianapolis America/Juneau America/Kentucky/ America/Knox_IN America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/North_Dakota/ America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu US/',
  ZA: 'Africa/Johannesburg',
};

/** Zones of no place: a profile begins with one, and some browsers give one so that nobody is found by it. */
const OF_NO_PLACE = /^(?:Etc\/.*|UTC|UCT|GMT|Zulu|Universal|Greenwich)$/;

const zoneCountries = new Map(Object.entries(ZONES).flatMap(([code, zones]) => zones.split(' ').map((zone) => [zone, code] as const)));

/** What of a device or an account may tell in which country somebody lives. */
export interface CountryHints {
  /** IANA names, that of the account first. */
  readonly timeZones: readonly string[];
  /** As a browser gives them, the one liked best first: de-DE. */
  readonly languages?: readonly string[];
}

/**
 * The country (ISO 3166-1) that the first zone of a place points to, or without one the region of the first language that
 * has one. Null where neither does, and for a zone of another country than those of the table. It is a guess, to be said as one.
 */
export function likelyCountry({ timeZones, languages = [] }: CountryHints): string | null {
  const timeZone = timeZones.find((zone) => !OF_NO_PLACE.test(zone));
  if (timeZone !== undefined) return zoneCountries.get(timeZone) ?? zoneCountries.get(timeZone.replace(/[^/]+$/, '')) ?? null;
  return languages.map(regionOf).find((region) => region !== null) ?? null;
}

function regionOf(language: string): string | null {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1];
  return region === undefined ? null : region.toUpperCase();
}
