import { expect, test } from 'vitest';
import { shirtOf } from './club-shirt-colours.ts';

const clubs = Array.from({ length: 40 }, (_, at) => `Club ${at}`);

/** Blue, violet and dark blue look alike from afar, and so do orange and red. */
const familyOf = (shirt: string): string => (['rare', 'epic', 'night'].includes(shirt) ? 'cool' : ['legendary', 'red'].includes(shirt) ? 'warm' : shirt);

test('the two sides of a match never have the same colours, or such that look alike from afar, whatever their names', () => {
  const alike = clubs.flatMap((home) => clubs.filter((away) => away !== home && familyOf(shirtOf(away, home)) === familyOf(shirtOf(home))).map((away) => [home, away]));
  expect(alike).toEqual([]);
});

test('a club has its own colours wherever they do not look like those of the home side', () => {
  const [home = '', ...others] = clubs;
  const unlike = others.filter((name) => familyOf(shirtOf(name)) !== familyOf(shirtOf(home)));
  expect(unlike.length).toBeGreaterThan(0);
  for (const name of unlike) expect(shirtOf(name, home)).toBe(shirtOf(name));
});
