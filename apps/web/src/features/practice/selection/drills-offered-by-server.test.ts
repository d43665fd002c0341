import { drillCatalogue } from '@touchline/domain';
import { expect, it } from 'vitest';
import { offeredOf } from './drills-offered-by-server.ts';

it('the drills one can choose from are those that the server takes', () => {
  const offered = offeredOf([{ id: 'juggling' }, { id: 'of-a-newer-version' }]);
  expect(offered.map(({ id }) => id)).toEqual(['juggling']);
});

it('the drills are the whole catalogue where the server has not told, or knows none of them', () => {
  expect(offeredOf(undefined)).toBe(drillCatalogue);
  expect(offeredOf([])).toBe(drillCatalogue);
});
