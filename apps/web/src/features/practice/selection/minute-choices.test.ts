import { suggestedMinutes } from '@touchline/domain';
import { expect, test } from 'vitest';
import { minuteChoices } from './minute-choices.ts';

test.each([
  [7, [5, 10, 15]],
  [11, [5, 10, 15, 20, 25]],
  [15, [5, 10, 20, 30, 40]],
  [null, [5, 10, 15, 20, 25]],
] as const)('at the age of %s these minutes are offered: %j', (age, minutes) => {
  expect(minuteChoices(suggestedMinutes(age))).toEqual(minutes);
});
