import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalysisType } from '@touchline/domain';
import type { MeasureId } from './measure-types.ts';
import { buildReview } from './build-review.ts';
import { unroundedReviewInput } from './unrounded-review-input.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import type { FormReview, KeyMomentName } from './review-types.ts';
import { film } from './testing/synthetic-film.ts';
import type { Film } from './testing/synthetic-film.ts';
import { backswing, dribble, jockey, juggle, kickTimes, pass, ready, save, shot, touchPeaks, turn, turnTime } from './testing/synthetic-motions.ts';

/** The review before any rounding. */
function review(type: AnalysisType, { clip, frames }: Film): FormReview {
  return buildReview(unroundedReviewInput({ type, clip, frames, people: 1, age: 15 }));
}

function valueOf({ measures }: FormReview, id: MeasureId): number {
  return measures.find((measure) => measure.id === id)?.value ?? Number.NaN;
}

function timeOf({ moments }: FormReview, wanted: KeyMomentName): number {
  return moments.find(({ name }) => name === wanted)?.time ?? Number.NaN;
}

/** Phones film lying and standing, in all sizes. */
const shapes = [
  { shape: { width: 1920, height: 1080 }, shot: { x: 0.5, ground: 0.9, leg: 0.36 } },
  { shape: { width: 640, height: 480 }, shot: { x: 0.55, ground: 0.8, leg: 0.3 } },
  { shape: { width: 1080, height: 1920 }, shot: { x: 0.5, ground: 0.7, leg: 0.17 } },
];

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const runs = { numRuns: count('syntheticPlayers') };

describe('angles of a synthetic player are recovered within 1°', () => {
  it('in a shot from the side, and its moments within a frame', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.constantFrom(25, 30, 60),
        fc.constantFrom('left' as const, 'right' as const),
        degrees(118, 172),
        degrees(66, 104),
        degrees(-22, 24),
        ({ shape, shot: from }, rate, kicking, supportKnee, backswingKnee, lean) => {
          const motion = shot({ kicking, supportKnee, backswingKnee, lean });
          const seen = review('shooting', film(motion, { duration: 3, rate, shape, shot: from }));
          expect(seen.kickingLeg).toBe(kicking);
          expect(Math.abs(valueOf(seen, 'supportKneeAtContact') - supportKnee)).toBeLessThan(1);
          expect(Math.abs(valueOf(seen, 'kickingKneeAtBackswing') - backswingKnee)).toBeLessThan(1);
          expect(Math.abs(valueOf(seen, 'trunkLeanAtContact') - lean)).toBeLessThan(1);
          const frame = 1 / rate + 1e-6;
          expect(Math.abs(timeOf(seen, 'plant') - kickTimes.plant)).toBeLessThanOrEqual(frame);
          expect(Math.abs(timeOf(seen, 'contact') - kickTimes.contact)).toBeLessThanOrEqual(frame);
          expect(Math.abs(timeOf(seen, 'followThrough') - kickTimes.followThrough)).toBeLessThanOrEqual(frame);
          expect(timeOf(seen, 'backswing')).toBeGreaterThanOrEqual(backswing.from - frame);
          expect(timeOf(seen, 'backswing')).toBeLessThanOrEqual(backswing.to + frame);
        },
      ),
      runs,
    );
  });

  it('and within 2° once landmarks are rounded, which a player small in the picture feels most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        degrees(118, 172),
        degrees(66, 104),
        degrees(-22, 24),
        ({ shape, shot: from }, supportKnee, backswingKnee, lean) => {
          const { clip, frames } = film(shot({ supportKnee, backswingKnee, lean }), { duration: 3, shape, shot: from });
          const seen = reviewFromRequest({ type: 'shooting', clip, frames, people: 1, age: 15 });
          expect(Math.abs(valueOf(seen, 'supportKneeAtContact') - supportKnee)).toBeLessThan(2);
          expect(Math.abs(valueOf(seen, 'kickingKneeAtBackswing') - backswingKnee)).toBeLessThan(2);
          expect(Math.abs(valueOf(seen, 'trunkLeanAtContact') - lean)).toBeLessThan(2);
        },
      ),
      runs,
    );
  });

  it('in a pass from the side', () => {
    fc.assert(
      fc.property(degrees(125, 172), degrees(-4, 30), (supportKnee, lean) => {
        const seen = review('passing', film(pass({ supportKnee, lean }), { duration: 3 }));
        expect(Math.abs(valueOf(seen, 'supportKneeAtContact') - supportKnee)).toBeLessThan(1);
        expect(Math.abs(valueOf(seen, 'trunkLeanAtContact') - lean)).toBeLessThan(1);
        expect(Math.abs(timeOf(seen, 'contact') - kickTimes.contact)).toBeLessThanOrEqual(1 / 30 + 1e-6);
      }),
      runs,
    );
  });

  it('in dribbling from the side', () => {
    fc.assert(
      fc.property(degrees(112, 170), degrees(0, 36), (knee, lean) => {
        const seen = review('dribbling', film(dribble({ knee, lean }), { duration: 4, rate: 12 }));
        expect(Math.abs(valueOf(seen, 'stanceKnee') - knee)).toBeLessThan(1);
        expect(Math.abs(valueOf(seen, 'runningLean') - lean)).toBeLessThan(1);
      }),
      runs,
    );
  });

  it('in standing ready from the side, to either side', () => {
    fc.assert(
      fc.property(degrees(92, 162), degrees(-20, 30), fc.constantFrom(0, 180), (knee, lean, heading) => {
        const stance = { leftKnee: knee, rightKnee: knee, heading };
        const clip = { duration: 3, rate: 12 };
        const defending = review('defending', film(jockey({ ...stance, stagger: 0.45 }), clip));
        expect(Math.abs(valueOf(defending, 'bentKnees') - knee)).toBeLessThan(1);
        expect(valueOf(defending, 'staggeredFeet')).toBeCloseTo(45, 0);
        const keeping = review('goalkeeping', film(save(stance), clip));
        expect(Math.abs(valueOf(keeping, 'kneeFlexion') - (180 - knee))).toBeLessThan(1);
        const general = review('general', film(ready({ ...stance, lean }), clip));
        expect(Math.abs(valueOf(general, 'uprightPosture') - lean)).toBeLessThan(1);
      }),
      runs,
    );
  });

  it("in a juggler's touches, all of them counted with the right foot and within a frame", () => {
    fc.assert(
      fc.property(degrees(118, 150), (knee) => {
        const seen = review('juggling', film(juggle({ knee }), { duration: 8, rate: 15 }));
        expect(Math.abs(valueOf(seen, 'kneeAtTouch') - knee)).toBeLessThan(1);
        expect(seen.juggling).toMatchObject({ left: 6, right: 6, foot: 12, knee: 0 });
        for (const [at, touch] of (seen.juggling?.touches ?? []).entries()) {
          // A touch is midway between the fastest rise, 0.12 s before the peak, and the peak.
          expect(Math.abs(touch.time - ((touchPeaks[at]?.time ?? 0) - 0.06))).toBeLessThanOrEqual(1 / 15);
        }
      }),
      runs,
    );
  });
});

describe('lengths of a synthetic player', () => {
  it('are recovered within a hundredth of a leg: the drop into a turn, at its time', () => {
    fc.assert(
      fc.property(degrees(4, 34), (drop) => {
        const seen = review('turns', film(turn({ drop }), { duration: 4, rate: 12 }));
        expect(Math.abs(valueOf(seen, 'hipDrop') - drop)).toBeLessThan(1);
        expect(Math.abs(timeOf(seen, 'turn') - turnTime)).toBeLessThanOrEqual(1 / 12);
      }),
      runs,
    );
  });

  it('are recovered within two hundredths of a leg: the width of a stance that foreshortens the legs', () => {
    fc.assert(
      fc.property(degrees(0.42, 1.05), degrees(110, 150), (width, knee) => {
        const keeper = save({ leftKnee: knee, rightKnee: knee, width, heading: 90 });
        const seen = review('goalkeeping', film(keeper, { duration: 3, rate: 12 }));
        expect(Math.abs(valueOf(seen, 'stanceWidth') - width * 100)).toBeLessThan(2);
      }),
      runs,
    );
  });
});
