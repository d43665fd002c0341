/** Which of several things is meant, in the five languages, in plain letters; the last is -1. */
export const ORDINALS: readonly (readonly [number, string])[] = [
  [0, 'first|1st|erste[nrs]?|primer[oa]?|premiere?|primeir[oa]|(?:number|nummer|nr|no|numero) (?:1|one|eins)'],
  [1, 'second|2nd|zweite[nrs]?|segund[oa]|deuxieme|second[e]?|(?:number|nummer|nr|no|numero) (?:2|two|zwei)'],
  [2, 'third|3rd|dritte[nrs]?|tercer[oa]?|troisieme|terceir[oa]|(?:number|nummer|nr|no|numero) (?:3|three|drei)'],
  [3, 'fourth|4th|vierte[nrs]?|cuart[oa]|quatrieme|quart[oa]|(?:number|nummer|nr|no|numero) (?:4|four|vier)'],
  [-1, 'last|letzte[nrs]?|ultim[oa]|derniere?'],
];
/** The place that a text names, 0 being the first and -1 the last; null where it names none. */
export const ordinalIn = (text: string): number | null => ORDINALS.find(([, words]) => new RegExp(`\\b(?:${words})(?= |$)`).test(text))?.[0] ?? null;
