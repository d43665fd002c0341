import { expect, test } from 'vitest';
import { shirtOf } from './club-shirt-colours.ts';

const clubs = Array.from({ length: 40 }, (_, at) => `Club ${at}`);

test('the two sides of a match never have the same colours, whatever their names', () => {
  const same = clubs.flatMap((home) => clubs.filter((away) => away !== home && shirtOf(away, home) === shirtOf(home)).map((away) => [home, away]));
  expect(same).toEqual([]);
});

test('a club has its own colours wherever they are not those of the home side', () => {
  const [home = '', ...others] = clubs;
  const unlike = others.filter((name) => shirtOf(name) !== shirtOf(home));
  expect(unlike.length).toBeGreaterThan(0);
  for (const name of unlike) expect(shirtOf(name, home)).toBe(shirtOf(name));
});
