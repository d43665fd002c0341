import { coachHelplines, emergencyNumbers } from '@touchline/messages/coach-helplines';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { fill } from '@touchline/messages/fill';

/** Whom to call, by the country of the profile (its ISO code); what holds anywhere without one. */
export function callsFor(country: string | null): { readonly helpline: string; readonly emergency: string } {
  const line = country === null ? undefined : coachHelplines[country];
  return {
    helpline: line === undefined ? coachSafetyLines.generalHelpline : fill(coachSafetyLines.helpline, { name: line.name, number: line.number }),
    emergency: (country === null ? undefined : emergencyNumbers[country]) ?? coachSafetyLines.emergencyOfYourCountry,
  };
}

/** The telephone numbers that an answer may name for a country; none where it is not known. */
export function numbersToCall(country: string | null): readonly string[] {
  if (country === null) return [];
  return [coachHelplines[country]?.number, emergencyNumbers[country]].filter((number) => number !== undefined);
}
