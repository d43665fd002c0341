import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { headerRules } from './skill-sign-thresholds.ts';
import { bodyPoint } from '../signal/geometry.ts';
import { ankleSpeeds, bodyPath, during, keepsSize } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';
import { airborneBodies } from './airborne-frames.ts';

/** When the trunk, arched or upright, snaps forward over the hips, and no leg kicks. */
function snaps(path: readonly Body[]): number[] {
  const { snap, snapSeconds, archedTo, speed, ankleSpeed } = headerRules;
  return path.flatMap((body) => {
    const after = during(path, body.time, body.time + snapSeconds);
    return ([1, -1] as const).flatMap((forward) => {
      if (body.tilt * forward > archedTo) return [];
      const end = after.find((later) => (later.tilt - body.tilt) * forward >= snap);
      if (!end) return [];
      const move = (end.shoulders.x - end.hips.x - body.shoulders.x + body.hips.x) * forward;
      const around = during(path, body.time - snapSeconds, end.time + snapSeconds);
      return move >= speed * (end.time - body.time) && Math.max(0, ...ankleSpeeds(around)) < ankleSpeed ? [body.time] : [];
    });
  });
}

function handsAreLow({ frame }: Body, clip: ClipShape): boolean {
  const nose = bodyPoint(frame.pose, 'nose', clip);
  const hands = (['leftWrist', 'rightWrist'] as const).map((wrist) => bodyPoint(frame.pose, wrist, clip));
  return nose !== null && hands.every((hand) => !hand || hand.y > nose.y);
}

/**
 * Whether somebody headed a ball, as far as the body shows: the trunk snapped forward with the head, on the ground or
 * in a jump with the hands below the head.
 */
export function headsTheBall(frames: readonly PoseFrame[], clip: ClipShape): boolean {
  if (!keepsSize(frames, clip)) return false;
  const path = bodyPath(frames, clip);
  const jumps = airborneBodies(path);
  return snaps(path).some((time) => {
    const near = jumps.filter((jump) => Math.abs(jump.time - time) <= headerRules.nearSeconds);
    return near.every((jump) => handsAreLow(jump, clip));
  });
}
