import { expect, it } from 'vitest';
import { drillCatalogue } from './drill-catalogue.ts';
import { isCaughtBetweenTouches, isCountedByCamera } from './counted-by-camera.ts';

it('a camera counts the drills whose touches all meet the ball in the air, and no others', () => {
  const counted = drillCatalogue.filter(isCountedByCamera).map(({ id }) => id);
  expect(counted.toSorted()).toEqual(['around_body_juggling', 'drop_catch_juggling', 'juggling']);
});

it('the ball is caught after each touch in the drill that says so, and in no other that a camera counts', () => {
  const caught = drillCatalogue.filter((drill) => isCountedByCamera(drill) && isCaughtBetweenTouches(drill)).map(({ id }) => id);
  expect(caught).toEqual(['drop_catch_juggling']);
});
