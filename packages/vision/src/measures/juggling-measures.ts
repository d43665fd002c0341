import type { KeyMoment } from '../review-types.ts';
import { cleaning } from '../signal/signal-constants.ts';
import { kneeAngle, legPoints } from './joint-angles.ts';
import { frameAt } from './measurement-input.ts';
import type { MeasurementInput } from './measurement-input.ts';
import { wellSeenAt } from './measurement.ts';
import { type Sample, spread, typical } from './sample-statistics.ts';
import type { Measurement } from './measurement.ts';

/** Fewer touches than this say nothing about evenness or about the weaker foot. */
const ENOUGH_TOUCHES = 4;

function footTouches(input: MeasurementInput): readonly KeyMoment[] {
  return (input.juggling?.touches ?? []).filter(({ part }) => part === 'foot');
}

/** Knee of the touching leg at each touch by foot, in its own frame; touches that hide it, or whose frame was not chosen, are left out. */
function kneesAtTouches(input: MeasurementInput): (Sample & { joint: 'leftKnee' | 'rightKnee' })[] {
  return footTouches(input).flatMap(({ time, leg }) => {
    if (!leg || !wellSeenAt(input, time, legPoints(leg))) return [];
    const nearest = frameAt(input, time, cleaning.neighbourSeconds);
    const value = kneeAngle(nearest?.pose ?? null, leg, input.clip);
    return value === null ? [] : [{ time, value, joint: `${leg}Knee` as const }];
  });
}

/** Knee of the leg that touches the ball, as it does. */
export const kneeAtTouch: Measurement = (input) => {
  if (footTouches(input).length === 0) return null;
  const knees = kneesAtTouches(input);
  const knee = typical(knees);
  return knee ? { ...knee, joint: knees.find(({ time }) => time === knee.time)?.joint ?? null } : 'hidden';
};

/** How far the knee at touch differs from touch to touch, in degrees. */
export const kneeSpread: Measurement = (input) => {
  if (footTouches(input).length < ENOUGH_TOUCHES) return null;
  const knees = kneesAtTouches(input);
  if (knees.length < ENOUGH_TOUCHES) return 'hidden';
  const range = spread(knees);
  return range ? { ...range, joint: knees.find(({ time }) => time === range.time)?.joint ?? null } : 'hidden';
};

/** Share of the touches by foot that the foot with fewer touches made, 0–0.5. */
export const weakerFootShare: Measurement = (input) => {
  const touches = footTouches(input).filter(({ leg }) => leg !== undefined);
  if (touches.length < ENOUGH_TOUCHES) return null;
  const left = touches.filter(({ leg }) => leg === 'left').length;
  return { value: Math.min(left, touches.length - left) / touches.length, time: null, joint: null };
};
