import { describe, expect, it } from 'vitest';
import { likelyCountry } from './likely-country.ts';

describe('the country somebody likely lives in', () => {
  it.each([
    ['Europe/Berlin', 'DE'],
    ['Europe/London', 'GB'],
    ['America/New_York', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['America/Toronto', 'CA'],
    ['Australia/Sydney', 'AU'],
    ['Africa/Johannesburg', 'ZA'],
  ])('is read from the time zone %s', (timeZone, country) => {
    expect(likelyCountry({ timeZones: [timeZone], languages: ['fr-FR'] })).toBe(country);
  });

  it('is read from the region of a language where the zone is of no place', () => {
    for (const timeZones of [['UTC'], ['UTC', 'Etc/GMT+3'], []]) {
      expect(likelyCountry({ timeZones, languages: ['de', 'de-AT', 'en-US'] })).toBe('AT');
      expect(likelyCountry({ timeZones, languages: ['pt-Latn-br'] })).toBe('BR');
      expect(likelyCountry({ timeZones, languages: ['de', 'es-419'] })).toBeNull();
      expect(likelyCountry({ timeZones })).toBeNull();
    }
  });

  it('is read from the zone of the device where that of the account is of no place', () => {
    expect(likelyCountry({ timeZones: ['UTC', 'Europe/Vienna'], languages: ['de-DE'] })).toBe('AT');
    expect(likelyCountry({ timeZones: ['Europe/Dublin', 'Europe/Vienna'] })).toBe('IE');
  });

  it('is not that of the language where the zone is of another place', () => {
    expect(likelyCountry({ timeZones: ['Asia/Tokyo'], languages: ['en-US'] })).toBeNull();
    // Of Norway's island, which is under no name of the table.
    expect(likelyCountry({ timeZones: ['Arctic/Longyearbyen'], languages: ['en-US'] })).toBeNull();
  });

  it('is the same as the platform says, for every zone of these countries', () => {
    const zonesOf = (code: string) => {
      const region = new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones?: () => string[]; readonly timeZones?: string[] };
      return region.getTimeZones?.() ?? region.timeZones ?? [];
    };
    const codes = 'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT MX NL NZ PL PT RO SE SI SK US ZA'.split(' ');
    const zones = new Map(codes.flatMap((code) => zonesOf(code).map((zone) => [zone, code] as const)));
    expect([...zones.keys(), ...Intl.supportedValuesOf('timeZone')].filter((zone) => likelyCountry({ timeZones: [zone] }) !== (zones.get(zone) ?? null))).toEqual([]);
    expect(codes.filter((code) => ![...zones.values()].includes(code))).toEqual([]);
  });
});
