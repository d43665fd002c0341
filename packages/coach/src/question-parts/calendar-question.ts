import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { weekdayIn } from '../text/weekday-names.ts';
import type { CalendarQuestion, YearDay } from './calendar-question-types.ts';

const TODAY =
  /^(?:.*[.,!?] )?(?:what|which|whats|wat|wot)(?: (?:is|s))? ?(?:the )?(?:day|date|weekday)(?: (?:is it|is today|of the week is it|today|it is|we have|do we have))+$|^(?:whats|what is) (?:the date|todays date|today)$|^(?:welcher|welchen|was fur ein) (?:wochen)?tag (?:ist|haben wir|ist es)(?: (?:heute|denn|eigentlich|heut))*$|^(?:welches datum|den wievielten|der wievielte)(?: (?:ist|haben wir|heute|denn))*$/;
const HOW_MANY = /\b(?:how many|how long|wie ?viele?|wie lange?)\b.*\b(?:days?|sleeps|weeks?|long|tage?n?|wochen|mal schlafen|noch)\b|\b(?:days|tage) (?:until|till|til|to|left|bis)\b|\bhow (?:long|many)\b.*\b(?:until|till|til|to go|away)\b/;
const WHEN = /\b(?:when is|whens|wann ist)\b/;
const UNTIL = /\b(?:until|till|til|to|away|before|left|that|bis|zu|zum|vor|noch|das|is|ist)\b/;
const MONTHS = ['jan(?:uary|uar)?', 'feb(?:ruary|ruar)?', 'mar(?:ch)?|marz', 'apr(?:il)?', 'may|mai', 'june?|juni', 'july?|juli', 'aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?|okt(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?|dez(?:ember)?'];
const DAY_FIRST = MONTHS.map((name) => new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|ter|ten)? (?:of )?(?:${name})\\b`));
const MONTH_FIRST = MONTHS.map((name) => new RegExp(`\\b(?:${name}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`));
const NAMED: readonly (readonly [RegExp, YearDay])[] = [
  [/\b(?:st nicholas|saint nicholas|nikolaus\w*)\b/, { month: 11, day: 6 }],
  [/\b(?:heilig\w*abend|heiligabend|christmas eve|weihnachten)\b/, { month: 11, day: 24 }],
  [/\b(?:christmas|xmas|x mas)\b/, { month: 11, day: 25 }],
  [/\b(?:new years eve|silvester)\b/, { month: 11, day: 31 }],
  [/\b(?:new years?(?: day)?|neujahr)\b/, { month: 0, day: 1 }],
  [/\b(?:halloween)\b/, { month: 9, day: 31 }],
];
const OF_OWN_NUMBERS = /\b(?:did|have i|streak|practi[cs]ed|in a row|record|hab ich|geubt|serie|trainiert|sessions?|einheiten|minutes?|minuten|reach|level|tokens?)\b/;
const LAST_DAY = 31;
/** What one does until then is another question. */
const OF_PRACTICE = /\b(?:train\w*|practi[cs]e|rest|wait|have to|should|must|uben|ube|trainieren|pause|warten|muss|soll|injur\w*|hurt\w*)\b/;
/** How long it is until a day of the week, and not how long something lasts. */
const UNTIL_WEEKDAY = /\b(?:how (?:long|many (?:days|sleeps))|wie lange?|wie ?viele? (?:tage|mal schlafen))\b.*\b(?:until|till|til|to|bis)\b(?: zum| the| next| nachsten?)* (?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son)\w*/;

/** The day of the year that a text (in plain words) names; null where it names none. */
export function yearDayIn(text: string): YearDay | null {
  for (const patterns of [DAY_FIRST, MONTH_FIRST]) {
    const found = patterns.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0));
    const month = found.findIndex((day) => day >= 1 && day <= LAST_DAY);
    if (month >= 0) return { month, day: found[month] ?? 1 };
  }
  return NAMED.find(([name]) => name.test(text))?.[1] ?? null;
}

/** Whether a text (in plain words) asks how many days there are until a day. */
export const asksDaysUntil = (text: string): boolean => (HOW_MANY.test(text) && UNTIL.test(text)) || WHEN.test(text);

/** What is asked of the calendar, of the day that the message names or, where it names none, the turn before; null for all else. */
export function calendarAsked(question: Question): Understood | null {
  const { raw, before, language } = question;
  if (language !== 'en' && language !== 'de') return null;
  const text = raw.join(' ');
  const asked = (calendar: CalendarQuestion): Understood => understoodAs(question, 'thanks', { sureness: 1, ask: { kind: 'calendar', calendar }, drillId: null, skill: null });
  const last = question.text.split(/[.!?]+\s+/).at(-1) ?? '';
  if (TODAY.test(text) || TODAY.test(wordsOf(last).join(' '))) return asked({ of: 'today' });
  if (!asksDaysUntil(text) || OF_OWN_NUMBERS.test(text)) return null;
  const weekday = UNTIL_WEEKDAY.test(text) && !OF_PRACTICE.test(text) && yearDayIn(text) === null ? weekdayIn(text) : null;
  if (weekday !== null) return asked({ of: 'daysUntilWeekday', weekday });
  const until = yearDayIn(text) ?? (/\b(?:that|das|bis dahin|then)\b/.test(text) && before !== null ? yearDayIn(before.words.join(' ')) : null);
  return until === null ? null : asked({ of: 'daysUntil', until });
}
