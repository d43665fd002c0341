import { suggestedMinutes } from '@touchline/domain';
import { expect, test } from 'vitest';
import { minuteChoices } from './minute-choices.ts';

test.each([
  [7, [10, 15]],
  [11, [15, 20, 25]],
  [15, [20, 30, 40]],
  [null, [15, 20, 25]],
] as const)('at the age of %s these minutes are offered: %j', (age, minutes) => {
  expect(minuteChoices(suggestedMinutes(age))).toEqual(minutes);
});
