import { expect, it } from 'vitest';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { changesOf } from './measure-changes.ts';

const good = outcomeOf().review;
const stiff = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' }).review;

it('a measure is better or worse where it moved clearly, and the same where it did not', () => {
  expect(changesOf(stiff, good).get('supportKneeAtContact')).toBe('better');
  expect(changesOf(good, stiff).get('supportKneeAtContact')).toBe('worse');
  expect(changesOf(good, good).get('supportKneeAtContact')).toBe('same');
  expect(new Set(changesOf(good, good).values())).toEqual(new Set(['same']));
});

it('a measure that one of the two has not is not spoken of', () => {
  expect(changesOf({ ...stiff, measures: [] }, good).size).toBe(0);
});
