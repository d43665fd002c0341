import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { drillCatalogue, drillOf } from './drill-catalogue.ts';
import { sides } from './drill-types.ts';
import { changesFoot, momentReached, spokenMoments } from './spoken-cues.ts';

const juggling = drillOf('juggling');
const shooting = drillOf('target_shooting');
const runs = { numRuns: count('pureProperty') };
const drill = fc.constantFrom(...drillCatalogue);
const side = fc.constantFrom(...sides);
const minutes = fc.integer({ min: 1, max: 240 });

describe('what is said in a drill', () => {
  it('is its half and its last ten seconds', () => {
    expect(spokenMoments(juggling, 'both', 5)).toEqual([
      { left: 150, says: ['halfway'] },
      { left: 10, says: ['lastTen'] },
    ]);
  });

  it('is to change foot at half where one foot plays at a time and both are practised', () => {
    expect(spokenMoments(shooting, 'both', 6)[0]).toEqual({ left: 180, says: ['halfway', 'changeFoot'] });
    expect(spokenMoments(shooting, 'left', 6)[0]).toEqual({ left: 180, says: ['halfway'] });
  });

  it('is no half of a single minute, but the change of foot', () => {
    expect(spokenMoments(juggling, 'both', 1)).toEqual([{ left: 10, says: ['lastTen'] }]);
    expect(spokenMoments(shooting, 'both', 1)[0]).toEqual({ left: 30, says: ['changeFoot'] });
  });

  it('bids to change foot in no drill whose feet take turns, and in none of the weaker foot', () => {
    const changing = drillCatalogue.filter((one) => changesFoot(one, 'both')).map(({ id }) => id);
    expect(changing.toSorted()).toEqual(['drag_back', 'laces_strike', 'lofted_target', 'outside_hook', 'target_shooting', 'turn_and_pass']);
  });

  it('is within the drill, in order, and never two things at once', () => {
    fc.assert(
      fc.property(drill, side, minutes, (drill, side, minutes) => {
        const lefts = spokenMoments(drill, side, minutes).map(({ left }) => left);
        expect(lefts).toEqual([...new Set(lefts)].toSorted((a, b) => b - a));
        for (const left of lefts) {
          expect(left).toBeGreaterThan(0);
          expect(left).toBeLessThan(minutes * 60);
        }
      }),
      runs,
    );
  });

  it('is said once each, never early and never late, however the clock is looked at', () => {
    // Ticks of at most a second, some sleeps, some looks that find the clock standing.
    const step = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(0), fc.integer({ min: 2, max: 400 }));
    fc.assert(
      fc.property(drill, side, fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 200 }), (drill, side, minutes, steps) => {
        const moments = spokenMoments(drill, side, minutes);
        const said: number[] = [];
        let left = minutes * 60;
        for (const passed of steps) {
          const now = Math.max(0, left - passed);
          const moment = momentReached(moments, left, now);
          const late = moment === null ? 0 : moment.left - now;
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(1.5);
          if (moment !== null) said.push(moment.left);
          left = now;
        }
        expect(said).toEqual([...new Set(said)].toSorted((a, b) => b - a));
      }),
      runs,
    );
  });

  it('is all said where the clock is looked at every second', () => {
    fc.assert(
      fc.property(drill, side, fc.integer({ min: 1, max: 15 }), (drill, side, minutes) => {
        const moments = spokenMoments(drill, side, minutes);
        const said = Array.from({ length: minutes * 60 }, (_, second) => minutes * 60 - second).flatMap(
          (left) => momentReached(moments, left, left - 1)?.left ?? [],
        );
        expect(said).toEqual(moments.map(({ left }) => left));
      }),
      { numRuns: count('pureProperty') / 10 },
    );
  });
});
