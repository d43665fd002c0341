import { expect, it } from 'vitest';
import { helplineCountryOf } from './helpline-country.ts';

const berlin = { timeZone: 'Europe/Berlin', languages: ['de', 'en-GB'] };
const device = () => berlin;

it('the country of the profile is known, by its name', () => {
  expect(helplineCountryOf({ country: 'Austria', time_zone: 'Europe/Berlin' }, device)).toEqual({ country: 'AT', likelyCountry: null });
});

it('without a country it is guessed from the account, else from the device', () => {
  expect(helplineCountryOf({ country: null, time_zone: 'America/New_York' }, device)).toEqual({ country: null, likelyCountry: 'US' });
  expect(helplineCountryOf({ country: 'somewhere', time_zone: 'UTC' }, device)).toEqual({ country: null, likelyCountry: 'DE' });
  expect(helplineCountryOf(null, device)).toEqual({ country: null, likelyCountry: 'DE' });
  expect(helplineCountryOf(null, () => ({ ...berlin, timeZone: 'UTC' }))).toEqual({ country: null, likelyCountry: 'GB' });
});
