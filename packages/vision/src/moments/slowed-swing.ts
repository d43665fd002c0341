import type { KeyMoment, KeyMomentName } from '../review-types.ts';
import { slowedSwing } from './kick-constants.ts';

/**
 * Whether a kick takes longer than anybody's: the video was slowed, by about 1.8 to 3 times. Told by the times of the
 * leg alone, for a gentle pass is as slow as a shot in slow motion: from the landing of the standing foot to the ball,
 * and from the ball to the top of the swing. Where the foot stood long before, a long backswing tells in its place.
 */
export function isSlowedSwing(moments: readonly KeyMoment[]): boolean {
  const timeOf = (wanted: KeyMomentName): number | null => moments.find(({ name }) => name === wanted)?.time ?? null;
  const [plant, backswing, contact, top] = [timeOf('plant'), timeOf('backswing'), timeOf('contact'), timeOf('followThrough')];
  if (contact === null || top === null) return false;
  const { landing, swingOn, stood, backswing: back, swingOnStanding } = slowedSwing;
  const standsFor = plant === null ? 0 : contact - plant;
  if (standsFor >= landing && standsFor <= stood) return top - contact >= swingOn;
  const isLongBack = backswing !== null && contact - backswing >= back;
  return standsFor > stood && isLongBack && top - contact >= swingOnStanding;
}
