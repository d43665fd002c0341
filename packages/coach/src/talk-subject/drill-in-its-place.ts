import type { DrillId } from '@touchline/domain';
import { drillIn, drillLike, skillIn } from '../intents/find-drill-and-skill.ts';
import { weekdaysOf } from '../text/weekday-names.ts';

/** What is to come in the place of something else of a plan. */
export interface InItsPlace {
  readonly drillId: DrillId | null;
  readonly skill: string | null;
}

const TRADES = /^(?:swap\w*|switch|change|replace|trade|exchange|(?:aus)?tausch\w*|ersetz\w*|wechs\w*|ander\w*|cambia\w*|remplace\w*|echange\w*|troca\w*|substitu\w*)$/;
const FOR = /^(?:for|with|to|into|by|gegen|durch|mit|in|zu|zum|auf|por|contra|par|pour|contre|com|con)$/;
const ARTICLE = /^(?:the|a|an|some|more|my|just|only|doing|ein\w*|der|die|das|den|dem|etwas|mehr|nur|una?|el|la|le|les|du|de|um|uma|o)$/;
const BEFORE_DAY = /^(?:on|am|an|el|le|na|no)$/;

/** Another one is to stand on the day that is named, in whatever order. */
const PUTS_ON_DAY = /\b(?:instead(?! of)|stattdessen|dafur|lieber|rather|put|place|setz\w*|pack\w*|make|mach\w*|nimm|en su lugar|en vez|a la place|no lugar)(?= |$)/;
/** What is turned down, or to be of another kind. */
const OTHERWISE = /\b(?:no|not|dont|cant|cannot|without|hate|nicht|kein\w*|ohne|instead of|statt|anstatt|shorter|longer|easier|harder|less|kurzer|langer|leichter|einfacher|schwerer|harter|schwieriger|weniger|minutes?|minuten?|mins?)(?= |$)/;

const namedBy = (words: readonly string[]): InItsPlace | null => {
  const [drillId, skill] = [drillIn(words) ?? drillLike(words), skillIn(words)];
  return drillId === null && skill === null ? null : { drillId, skill };
};

/** The words behind “for” or “gegen”, up to a day; nothing where a day comes first. */
function behindFor(words: readonly string[], at: number): readonly string[] {
  const rest = words.slice(at + 1);
  const from = rest.findIndex((word) => !ARTICLE.test(word));
  const named = from < 0 ? [] : rest.slice(from);
  const weekdays = weekdaysOf(named);
  const end = named.findIndex((word, place) => weekdays[place] !== null || BEFORE_DAY.test(word));
  return end < 0 ? named : named.slice(0, end);
}

/**
 * What a turn about a plan puts in the place of something else: “swap the Thursday one for juggling”, “am Donnerstag lieber
 * Jonglieren”; null where it says nothing of that. `namesDay` is whether it names one day, or a place in the plan.
 */
export function drillInItsPlace(words: readonly string[], namesDay: boolean): InItsPlace | null {
  const trades = words.some((word) => TRADES.test(word));
  const behind = trades ? words.map((word, at) => (FOR.test(word) ? namedBy(behindFor(words, at)) : null)).findLast((found) => found !== null) : undefined;
  if (behind !== undefined) return behind;
  const text = words.join(' ');
  return namesDay && PUTS_ON_DAY.test(text) && !OTHERWISE.test(text) ? namedBy(words) : null;
}
