import { findDrill, type DrillId, type Side } from '@touchline/domain';
import { coachFeet, coachGrammar, coachResultLabels } from '@touchline/messages/coach-grammar';
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

/** Numbers with decimals as the language writes them. */
const written = (values: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? String(value).replace('.', coachGrammar.decimalSign) : value]));

/** For the `singulars` of each language. */
const singularsOf = new Map<string, ReadonlyMap<string, string>>();

function singulars(): ReadonlyMap<string, string> {
  const list = coachGrammar.singulars;
  const known = singularsOf.get(list) ?? new Map(list.split(', ').map((pair) => pair.split(': ') as [string, string]));
  singularsOf.set(list, known);
  return known;
}

/** "1 days" is one day. Numbers of more digits stay: 21 days, 1.1 minutes, 1:1. */
function ofOne(text: string): string {
  const one = singulars();
  return text.replaceAll(/(^|[^\d.,:])1 (\p{L}+)( \p{L}+)?/gu, (all, before: string, word: string, next = '') => {
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

/** How many days before today, in words. */
export function ago(days: number): string {
  if (days === 0) return coachGrammar.today;
  return days === 1 ? coachGrammar.yesterday : fill(coachGrammar.daysAgo, { days });
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
