import { analysisTypes } from '@touchline/domain';
import { expect, it } from 'vitest';
import { evidenceFor, evidenceOf } from './measure-sources.ts';
import { ranges, rangesOf } from './measure-ranges.ts';

it('has a row for every measure of every skill, in the order in which they are measured', () => {
  for (const type of analysisTypes) expect(evidenceFor(type).map(({ range }) => range)).toEqual(rangesOf(type));
});

it('names studies only where the range has them to thank, and calls nothing a study’s that is ours', () => {
  const bases = ranges.map((range) => ({ source: range.source, ...evidenceOf(range) }));
  for (const { source, basis, studies } of bases) {
    expect(basis === 'own' || basis === 'idea').toBe(source === 'own');
    expect(studies !== null).toBe(basis === 'studies' || basis === 'idea');
  }
  expect(new Set(bases.map(({ basis }) => basis))).toEqual(new Set(['studies', 'idea', 'coaching', 'own']));
});

it('says of angles alone that they can be some degrees off', () => {
  const offOf = (id: string) => evidenceFor('shooting').find(({ range }) => range.id === id)?.canBeDegreesOff;
  expect(offOf('supportKneeAtContact')).toBe(true);
  expect(offOf('headSteady')).toBe(false);
  expect(offOf('followThroughHigh')).toBe(false);
  expect(new Set(ranges.filter((range) => evidenceOf(range).canBeDegreesOff).map(({ unit }) => unit))).toEqual(new Set(['degrees']));
});
