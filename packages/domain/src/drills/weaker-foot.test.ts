import { expect, it } from 'vitest';
import { drillCatalogue, drillOf } from './drill-catalogue.ts';
import { sideMeantBy, weakerFootOf } from './weaker-foot.ts';

it('is the other foot than the favourite, and nobody knows it before that is chosen', () => {
  expect(weakerFootOf({ favoriteFoot: 'R', favoriteFootChosen: true })).toBe('left');
  expect(weakerFootOf({ favoriteFoot: 'L', favoriteFootChosen: true })).toBe('right');
  expect(weakerFootOf({ favoriteFoot: 'R', favoriteFootChosen: false })).toBeNull();
});

it('is the side of the drills for it alone, and of no other', () => {
  expect(sideMeantBy(drillOf('weak_foot'), 'left')).toBe('left');
  expect(sideMeantBy(drillOf('weak_foot'), null)).toBeNull();
  expect(sideMeantBy(drillOf('juggling'), 'left')).toBeNull();
  const only = drillCatalogue.filter((drill) => drill.onlyWeakFoot).map(({ id }) => id);
  expect(only.toSorted()).toEqual(['weak_foot', 'weak_foot_corners', 'weak_foot_wall_pass']);
  expect(drillCatalogue.filter((drill) => drill.onlyWeakFoot && !drill.weakFoot)).toEqual([]);
});

it('is the side of whatever drill can be done with it alone, for a player who wishes for such drills', () => {
  expect(sideMeantBy(drillOf('wall_passes'), 'left', ['weakFoot'])).toBe('left');
  expect(sideMeantBy(drillOf('wall_passes'), 'left', ['noWall'])).toBeNull();
  expect(sideMeantBy(drillOf('wall_passes'), null, ['weakFoot'])).toBeNull();
  expect(sideMeantBy(drillOf('toe_taps'), 'left', ['weakFoot'])).toBeNull();
});
