import { coachHelplines, emergencyNumbers } from '@touchline/messages/coach-helplines';
import { coachCountries, coachSafetyLines } from '@touchline/messages/coach-safety';
import { fill } from '@touchline/messages/fill';

/** Where somebody is helped. */
export interface HelpPlace {
  /** ISO code of the profile's country; null where there is none. */
  readonly country: string | null;
  /** ISO code of the country that the time zone or the browser's language points to; a number of it is named as a guess, and only without a country. */
  readonly likelyCountry: string | null;
}

/** Of somebody of whom neither is known. */
export const nowhere: HelpPlace = { country: null, likelyCountry: null };

/** The numbers of most of Europe, where none of the player's own country is known. */
const EUROPEAN_HELPLINE = '116 111';
const EUROPEAN_EMERGENCY = '112';

/** The words that numbers are named with. */
type HelpWords = { readonly coachCountries: typeof coachCountries; readonly coachSafetyLines: Pick<typeof coachSafetyLines, 'generalHelpline' | 'guessedHelpline' | 'helpline' | 'generalEmergency' | 'guessedEmergency'> };
/** Those of the page. */
const ownWords: HelpWords = { coachCountries, coachSafetyLines };

/** The country whose numbers are named, and how it is said where it is guessed; null where there is none. */
function countryToCall({ country, likelyCountry }: HelpPlace, { coachCountries: names }: HelpWords = ownWords): { readonly code: string; readonly guess: string | null } | null {
  if (country !== null) return { code: country, guess: null };
  const guess = likelyCountry === null ? undefined : names[likelyCountry];
  return likelyCountry === null || guess === undefined ? null : { code: likelyCountry, guess };
}

/** Whom to call: by the country of the profile, else by the likely one, said as a guess, else what holds in most of Europe. */
export function callsFor(place: HelpPlace, words: HelpWords = ownWords): { readonly helpline: string; readonly emergency: string } {
  const known = countryToCall(place, words);
  const line = known === null ? undefined : coachHelplines[known.code];
  const emergency = known === null ? undefined : emergencyNumbers[known.code];
  const { generalHelpline, guessedHelpline, helpline, generalEmergency, guessedEmergency } = words.coachSafetyLines;
  return {
    helpline: line === undefined ? fill(generalHelpline, { number: EUROPEAN_HELPLINE }) : fill(known?.guess == null ? helpline : guessedHelpline, { name: line.name, number: line.number, inCountry: known?.guess ?? '' }),
    emergency: emergency === undefined ? fill(generalEmergency, { number: EUROPEAN_EMERGENCY }) : known?.guess == null ? emergency : fill(guessedEmergency, { number: emergency, inCountry: known.guess }),
  };
}

/** The telephone line for children of a place by its name and number, to stand in a sentence to a parent; null where none is known. */
export function helplineOf(place: HelpPlace): string | null {
  const line = coachHelplines[countryToCall(place)?.code ?? ''];
  return line === undefined ? null : `${line.name}, ${line.number}`;
}

/** The telephone numbers that an answer names for this place. */
export function numbersToCall(place: HelpPlace): readonly string[] {
  const code = countryToCall(place)?.code ?? '';
  return [coachHelplines[code]?.number ?? EUROPEAN_HELPLINE, emergencyNumbers[code] ?? EUROPEAN_EMERGENCY];
}
