import { expect, it } from 'vitest';
import { LiteralIndex } from './literal-index.ts';

const sets = (...all: readonly (readonly string[])[]): ReadonlySet<string>[] => all.map((set) => new Set(set));

it('finds what a text has a literal of each set of, in the order in which it was added', () => {
  const index = new LiteralIndex<string>();
  index.add(sets(['pass', 'shot'], ['wall']), 'both');
  index.add([], 'any');
  index.add(sets(['passing']), 'longer');
  index.add(sets(['all']), 'within');
  expect(index.in('a shot at the wall')).toEqual(['both', 'any', 'within']);
  expect(index.in('passing')).toEqual(['any', 'longer']);
  expect(index.in('')).toEqual(['any']);
});

it('gives lists as the things that they are', () => {
  const index = new LiteralIndex<readonly string[]>();
  index.add(sets(['pass']), ['pass', 'wall']);
  expect(index.in('pass')).toEqual([['pass', 'wall']]);
});

it('tells thousands of literals apart, also those that come after a text was read', () => {
  const index = new LiteralIndex<number>();
  const literalOf = (at: number): string => at.toString(26).padStart(4, 'x');
  const foundMeanwhile = Array.from({ length: 5000 }, (_, at) => {
    index.add(sets([literalOf(at)]), at);
    return index.in(literalOf(at))[0];
  });
  expect(foundMeanwhile.filter((found, at) => found !== at)).toEqual([]);
  expect(Array.from({ length: 5000 }, (_, at) => index.in(literalOf(at))).filter((found, at) => found.length !== 1 || found[0] !== at)).toEqual([]);
});
