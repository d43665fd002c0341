import type { HelpPlace } from '@touchline/coach/helpline';
import type { Profile } from '@touchline/contracts';
import { countryOf, likelyCountry } from '@touchline/domain';

/** What of a profile tells where a player is helped. */
export type ProfilePlace = Pick<Profile, 'country' | 'time_zone'>;

interface DeviceHints {
  readonly timeZone: string;
  readonly languages: readonly string[];
}

const ownHints = (): DeviceHints => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages });

/** Where the player is helped: by the profile's country, else by a guess from the account and this device. */
export function helplineCountryOf(profile: ProfilePlace | null, hints: () => DeviceHints = ownHints): HelpPlace {
  const country = countryOf(profile?.country ?? '')?.code ?? null;
  // Asking the device for its zone takes an old phone ten milliseconds.
  if (country !== null) return { country, likelyCountry: null };
  const { timeZone, languages } = hints();
  return { country, likelyCountry: likelyCountry({ timeZones: profile === null ? [timeZone] : [profile.time_zone, timeZone], languages }) };
}
