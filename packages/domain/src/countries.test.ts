import { expect, test } from 'vitest';
import { countries, countryOf } from './countries.ts';
import { profileLimits } from './profile-fields.ts';

test('a country is one of about 200, each once, by name', () => {
  expect(countries().length).toBeGreaterThan(195);
  expect(countries().length).toBeLessThan(205);
  expect(new Set(countries().map(({ code }) => code)).size).toBe(countries().length);
  expect(new Set(countries().map(({ name }) => name)).size).toBe(countries().length);
  for (const { code, name } of countries()) {
    expect(code).toMatch(/^[A-Z]{2}(-[A-Z]{3})?$/);
    expect(name).not.toBe(code);
    expect(name.length).toBeLessThanOrEqual(profileLimits.maxText);
  }
  const names = countries().map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('it is found by its name and its code', () => {
  expect(countryOf(' germany ')).toEqual({ code: 'DE', name: 'Germany' });
  expect(countryOf('ci')).toEqual({ code: 'CI', name: 'Ivory Coast' });
  expect(countryOf('')).toBeNull();
  expect(countryOf('Atlantis')).toBeNull();
});

test.each(['England', 'Scotland', 'Wales', 'Northern Ireland', 'United Kingdom', 'Kosovo', 'Taiwan'])(
  '%s is in the list',
  (name) => expect(countryOf(name)?.name).toBe(name),
);

// Intl names some of them otherwise, or did in browsers of some years ago; profiles hold these.
test.each([
  ['AG', 'Antigua and Barbuda'],
  ['CD', 'DR Congo'],
  ['CG', 'Republic of the Congo'],
  ['CV', 'Cape Verde'],
  ['CZ', 'Czechia'],
  ['MK', 'North Macedonia'],
  ['MM', 'Myanmar'],
  ['PS', 'Palestine'],
  ['ST', 'São Tomé and Príncipe'],
  ['SZ', 'Eswatini'],
  ['TR', 'Türkiye'],
  ['VC', 'Saint Vincent and the Grenadines'],
])('%s keeps the name that is stored in profiles', (code, name) => {
  expect(countryOf(name)).toEqual({ code, name });
});
