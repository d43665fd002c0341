import { fill } from '@touchline/messages/fill';

/** Says one of several ways, always the same for a seed. */
export type Say = (ways: readonly string[], values?: Readonly<Record<string, string | number>>) => string;

/** Each line that is said takes the next number of a sequence that begins at the seed. */
export function speaker(seed: number): Say {
  let state = seed >>> 0;
  return (ways, values = {}) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ofOne(fill(ways[(state >>> 8) % ways.length] ?? '', values));
  };
}

/** "1 days" is one day. Numbers of more digits stay: 21 days, 1.1 minutes, 1:1. */
function ofOne(text: string): string {
  return text.replaceAll(/(^|[^\d.,:])1 (practice )?(day|session|minute|token)s\b/g, '$11 $2$3');
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** How many days before today, in words. */
export function ago(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
