/** How the days of a week begin that a player names, Monday first. */
export const WEEK: readonly RegExp[] = [/^mon/, /^(?:tues?$|tuesd|die(?:ns?|nst\w*)$)/, /^(?:wed|mittw)/, /^(?:thu|donn)/, /^fr(?:i|eit)/, /^(?:sat|samst|sonnab)/, /^(?:sun|sonnt)/];
/** Two letters are days only where one of them stands on either side of “bis”. */
const SHORT_DAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const UNTIL = /^(?:to|til|till|until|thru|through|bis)$/;

const dayAt = (word: string | undefined): number => {
  if (word === undefined) return -1;
  const short = SHORT_DAYS.indexOf(word);
  return short >= 0 ? short : WEEK.findIndex((day) => day.test(word));
};

/** The days from one to another that words tell of ("mon to fri", "von montag bis freitag"), Monday being 0; null where they tell of none. */
export function spanOfDays(words: readonly string[]): readonly number[] | null {
  for (const [at, word] of words.entries()) {
    const [first, last] = UNTIL.test(word) ? [dayAt(words[at - 1]), dayAt(words[at + 1])] : [-1, -1];
    if (first >= 0 && last >= 0) return Array.from({ length: ((last - first + WEEK.length) % WEEK.length) + 1 }, (_, day) => (first + day) % WEEK.length);
  }
  return null;
}

/** A day that is to stay free: “sunday is free”, “mittwoch frei”, “not on friday”. */
const STAYS_FREE = /\b(?:is|are|ist|sind|bleibt|stays?|keep|leave|lass\w*|have|got|hab\w*) (?:\w+ ){0,3}(?:free|off|frei)\b|\b(?:day|days) off\b|\brest ?days?\b|\bruhetag\w*|\bfrei(?:e[nrs]?)?\b|\b(?:no|kein) training\b|\b(?:not|except|but|nicht|ausser|ohne) (?:on |am |the |den )?(?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son)/;
export const keepsDayFree = (text: string): boolean => STAYS_FREE.test(text);
