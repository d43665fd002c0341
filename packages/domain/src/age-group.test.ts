import { expect, it } from 'vitest';
import { ageGroup } from './age-group.ts';

it.each([
  [null, 'unknown'],
  [11, 'youth'],
  [12, 'teen'],
  [15, 'teen'],
  [16, 'young_adult'],
  [20, 'young_adult'],
  [21, 'adult'],
  [29, 'adult'],
  [30, 'experienced'],
])('at the age of %s a player is %s', (age, group) => {
  expect(ageGroup(age)).toBe(group);
});
