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
  return (ways, values = {}) => ofOne(fill(ways[((hashOf(ways[0] ?? '') % 1000) + seed) % ways.length] ?? '', values));
}

/** "1 days" is one day. Numbers of more digits stay: 21 days, 1.1 minutes, 1:1. */
function ofOne(text: string): string {
  return text.replaceAll(/(^|[^\d.,:])1 (practice )?(day|session|minute|token)s\b/g, '$11 $2$3');
}

const enumerated = (items: readonly string[], last: 'and' | 'or'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** "a, b and c". */
export const listed = (items: readonly string[]): string => enumerated(items, 'and');

/** "a, b or c". */
export const alternatives = (items: readonly string[]): string => enumerated(items, 'or');

/** How many days before today, in words. */
export function ago(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
