import { describe, expect, it } from 'vitest';
import { similarTeams } from './similar-teams.ts';

const teams = ['Riverside Rovers', 'FC Harbour', 'Rivergate', 'Old Mill Rangers', 'Ajax'];

describe('teams like the one that is typed', () => {
  it.each([
    ['riverside  ROVERS', ['Riverside Rovers']],
    ['RiversideRovers', ['Riverside Rovers']],
    ['F.C. Harbour', ['FC Harbour']],
    ['River', ['Riverside Rovers', 'Rivergate']],
    ['Riverside Rovers U12', ['Riverside Rovers']],
    ['rangers', ['Old Mill Rangers']],
    ['Rivérgate', ['Rivergate']],
  ])('are found for %j', (typed, found) => {
    expect(similarTeams(typed, teams)).toEqual(found);
  });

  it.each(['', ' ', 'r', 'Individual Players', 'Tramway Town', 'ill', 'Riverside Rovers'])('are none for %j', (typed) => {
    expect(similarTeams(typed, teams)).toEqual([]);
  });

  it('are four at most, the nearest first', () => {
    const many = ['Reds United', 'Reds City', 'Reds', 'Reds Town', 'Reds Athletic'];
    expect(similarTeams('REDS', many)).toEqual(['Reds', 'Reds United', 'Reds City', 'Reds Town']);
  });
});
