import { wordsNotAfter } from './word-patterns.ts';

const LONG =
  /\b(?:(?:for|since|over|last|past|than|been|about|like) (?:\w+ ){0,3}?(?:weeks?|months?|years?|ages)|(?:for|since|over) (?:\w+ )?(?:[7-9]|\d\d+|seven|eight|nine|ten) days|seit (?:\w+ ){0,3}?(?:wochen?|monat\w*|jahr\w*|langem)|seit (?:\w+ )?(?:[7-9]|\d\d+|sieben|acht|neun|zehn) tagen|(?:wochen|monate) lang|(?:hace|van|llevo|depuis|il y a|ca fait|ha|faz|tem) (?:\w+ ){0,3}?(?:semanas?|mes(?:es)?|semaines?|mois|longtemps|anos?|ans?)|(?:hace|depuis|ca fait|ha|faz|tem) (?:\w+ )?(?:[7-9]|\d\d+) (?:dias|jours))\b/;

const IS_BETTER = wordsNotAfter({ words: 'better|gone|healed|besser|wieder gut', notAfter: '\\b(?:not|nt|isnt|aint|never|nicht|kein|no|any|get|gets|getting|getting any|wird|wirds) ' });

/** Whether words (in plain letters) tell that something lasts for a week or longer, and not that it is better. */
export function lastsAWeekOrLonger(words: readonly string[]): boolean {
  const text = words.join(' ');
  return LONG.test(text) && !IS_BETTER.test(text);
}
