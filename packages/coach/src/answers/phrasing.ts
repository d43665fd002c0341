import { addDays, findDrill, weekday, type DrillId, type PracticeDay, type Side } from '@touchline/domain';
import { coachFeet, coachGrammar, coachMonths, coachResultLabels, coachWeekdays } from '@touchline/messages/coach-grammar';
import { drillNames } from '@touchline/messages/drill-names';
import { fill } from '@touchline/messages/fill';

/** Says one of several ways, always the same for a seed. */
export type Say = (ways: readonly string[], values?: Readonly<Record<string, string | number>>) => string;

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** The next seed says each line in its next way: a turn later the same thing is said in other words. */
export function speaker(seed: number): Say {
  return (ways, values = {}) => ofOne(fill(ways[((hashOf(ways[0] ?? '') % 1000) + seed) % ways.length] ?? '', written(values)));
}

/** Speaks to a child of those at home. */
const OF_OWN_PARENTS = /\b[Yy]our (?:parents?|mum|mom|dad)\b|\b(?:an adult you trust|grown-up)\b|(?:^|[^\p{L}])[Dd]ein\p{L}* (?:Eltern|Mama|Papa)(?!\p{L})|(?:^|[^\p{L}])[Ff]rag (?:\p{L}+ ){0,2}einen Erwachsenen/u;
const SENTENCE = /[^.!?]+[.!?]+[”“’]?\s*/g;
/** The age of the child, said to a parent. */
const ofThatAge = (text: string): string => text.replace(/\byour age\b/g, 'that age').replace(/\bdein(em|es)? Alter\b/g, 'dies$1 Alter');

/** A speaker to a parent: of the ways to say a thing one that does not speak of the parents; where each does, without the sentences that do, and nothing where none is left. */
export function speakerToParent(say: Say): Say {
  return (ways, values) => {
    const suited = ways.filter((way) => !OF_OWN_PARENTS.test(way));
    if (suited.length > 0) return ofThatAge(say(suited, values));
    return ofThatAge((say(ways, values).match(SENTENCE) ?? []).filter((sentence) => !OF_OWN_PARENTS.test(sentence)).join('').trim());
  };
}

/** A number as the language writes it: "1,368", "161,7". */
export function numberText(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, coachGrammar.thousandsSign);
  return decimals === undefined ? grouped : `${grouped}${coachGrammar.decimalSign}${decimals}`;
}

const written = (values: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? numberText(value) : value]));

/** A part of a sentence, with its numbers as the language writes them. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string => fill(text, written(values));

/** For the `singulars` of each language. */
const singularsOf = new Map<string, ReadonlyMap<string, string>>();

function singulars(): ReadonlyMap<string, string> {
  const list = coachGrammar.singulars;
  const known = singularsOf.get(list) ?? new Map(list.split(', ').map((pair) => pair.split(': ') as [string, string]));
  singularsOf.set(list, known);
  return known;
}

/** “Es fehlen noch 1” is said of one alone as “es fehlt”. */
const OF_ONE_MISSING = /(^|\P{L})fehlen((?: (?:dir|also|noch)){0,3} 1(?![\d.,:]\d|\d))/gu;

/** "1 days" is one day. Numbers of more digits stay: 21 days, 1.1 minutes, 1:1. */
function ofOne(text: string): string {
  const one = singulars();
  return text.replaceAll(OF_ONE_MISSING, '$1fehlt$2').replaceAll(/(^|[^\d.,:])1 (\p{L}+)( \p{L}+)?/gu, (all, before: string, word: string, next = '') => {
    const both = one.get(`${word}${next}`);
    if (both !== undefined) return `${before}1 ${both}`;
    const single = one.get(word);
    return single === undefined ? all : `${before}1 ${single}${next}`;
  });
}

const enumerated = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** "a, b and c". */
export const listed = (items: readonly string[]): string => enumerated(items, coachGrammar.and);

/** "a, b or c". */
export const alternatives = (items: readonly string[]): string => enumerated(items, coachGrammar.or);

/** From here on nobody counts days. */
const COUNTED_IN_MONTHS_FROM = 60;
const DAYS_OF_A_MONTH = 30.4;

/** How many days before today, in words. */
export function ago(days: number): string {
  if (days === 0) return coachGrammar.today;
  return days === 1 ? coachGrammar.yesterday : fill(coachGrammar.daysAgo, { days });
}

/** How long before today, in words; of long ago the months. */
export const agoInMonths = (days: number): string => (days >= COUNTED_IN_MONTHS_FROM ? fill(coachGrammar.monthsAgo, { months: Math.round(days / DAYS_OF_A_MONTH) }) : ago(days));

/** How many days ago is told by the name of that day. */
const NAMED_UP_TO = 6;

/** A day of the year, with its year where that is not this one. */
export function dateOf(day: PracticeDay, today: PracticeDay): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const text = fill(coachGrammar.date, { day: Number(date), month: coachMonths[Number(month) - 1] ?? '' });
  return year === today.slice(0, 4) ? text : `${text} ${year}`;
}

/** The day of the week, Monday being 0; a week of the calendar begins on Sunday. */
export const weekdayFromMonday = (day: PracticeDay): number => (weekday(day) + 6) % 7;

/** What a day of the week is called, Monday being 0. */
export const weekdayName = (day: number): string => coachWeekdays[day] ?? '';

/** What the day of the week is called. */
export const weekdayOf = (day: PracticeDay): string => weekdayName(weekdayFromMonday(day));

/** When it was: "today", "yesterday", "on Tuesday", "on 12 November". */
export function onDay(daysAgo: number, today: PracticeDay): string {
  if (daysAgo < 2) return ago(daysAgo);
  const day = addDays(today, -daysAgo);
  return fill(coachGrammar.onDay, { day: daysAgo <= NAMED_UP_TO ? weekdayOf(day) : dateOf(day, today) });
}

/** With its first letter as a sentence begins. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a drill is called in a sentence. */
export const nameOf = (id: DrillId): string => fill(coachGrammar.drill, { drill: drillNames[id] });

/** What the result of a drill counts. */
export const labelOf = (id: string): string => {
  const drill = findDrill(id);
  return drill === undefined ? '' : coachResultLabels[drill.resultLabel];
};

/** A foot as the lines have it: "your left foot". */
export const footName = (foot: Exclude<Side, 'both'>): string => coachFeet[foot];
