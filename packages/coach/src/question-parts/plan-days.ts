import { DAYS_IN_WEEK, weekdaysOf } from '../text/weekday-names.ts';

const UNTIL = /^(?:to|til|till|until|thru|through|bis)$/;

/** The days from one to another that words tell of ("mon to fri", "von montag bis freitag"), Monday being 0; null where they tell of none. */
export function spanOfDays(words: readonly string[]): readonly number[] | null {
  const days = weekdaysOf(words);
  for (const [at, word] of words.entries()) {
    const [first, last] = UNTIL.test(word) ? [days[at - 1] ?? null, days[at + 1] ?? null] : [null, null];
    if (first !== null && last !== null) return Array.from({ length: ((last - first + DAYS_IN_WEEK) % DAYS_IN_WEEK) + 1 }, (_, day) => (first + day) % DAYS_IN_WEEK);
  }
  return null;
}

/** What may stand between “until” and its day. */
const OF_THE_DAY = /^(?:zum|zu|the|this|next|diesen?|kommenden?|and|including|einschliesslich|inklusive|inkl)$/;

/** The day up to which words want something, with no other day from which on: “plan until sunday”, Monday being 0; null where they name none. */
export function untilDay(words: readonly string[]): number | null {
  const days = weekdaysOf(words);
  for (const [at, word] of words.entries()) {
    if (!UNTIL.test(word) || (days[at - 1] ?? null) !== null) continue;
    const day = days[at + 1] ?? (OF_THE_DAY.test(words[at + 1] ?? '') ? days[at + 2] : null) ?? null;
    if (day !== null) return day;
  }
  return null;
}

/** A day that is to stay free: “sunday is free”, “mittwoch frei”, “not on friday”. */
const STAYS_FREE = /\b(?:is|are|ist|sind|bleibt|stays?|keep|leave|lass\w*|have|got|hab\w*) (?:\w+ ){0,3}(?:free|off|frei)\b|\b(?:day|days) off\b|\brest ?days?\b|\bruhetag\w*|\bfrei(?:e[nrs]?)?\b|\b(?:no|kein) training\b|\b(?:not|except|but|without|skip|drop|remove|take|nicht|ausser|ohne|streich\w*|sans|pas|enleve\w*|sin|quit[aeo]\w*|sac[ao]\w*|sem|tir[aeo]\w*) (?:on |am |the |den |out |le |el |o |a |na |no )?(?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|dim|seg|ter|qua|qui|sex)/;
export const keepsDayFree = (text: string): boolean => STAYS_FREE.test(text);
