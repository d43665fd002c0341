import { expect, test } from 'vitest';
import { ageIn } from './child-age-told.ts';

test.each([
  ['my son is 9 and shy', 9],
  ['my daughter is twelve', 12],
  ['drills for my 8 year old', 8],
  ['hes 7 training twice a week', 7],
  ['is 9 sessions a week too much for my son who is 14', 14],
  ['a boy of 10', 10],
  ['meine tochter ist 11 spielt im tor', 11],
  ['ubungen fur achtjahrige', 8],
  ['u10 jugend', 10],
  ['drills for 5 weeks', null],
  ['a streak of 12', null],
  ['can my daughter lift weights for 8 weeks', null],
  ['is 6 or 7 sessions too much', null],
  ['is 10 minutes enough for him', null],
  ['ein plan fur 5 tage', null],
  ['sind 6 einheiten zu viel fur 6 wochen', null],
])('the age in “%s” is %s', (text, age) => {
  expect(ageIn(text)).toBe(age);
});
