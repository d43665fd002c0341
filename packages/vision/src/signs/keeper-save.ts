import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { viewOf } from '../camera-view.ts';
import { saveRules } from './skill-sign-thresholds.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import { longestLegLength } from '../signal/leg-and-trunk-length.ts';
import { bodyPath, during, keepsSize } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';
import { airborneBodies } from './airborne-frames.ts';

/** When the player, upright shortly before, lies with the hips near the ground. */
export function divesIn(path: readonly Body[]): number[] {
  const { lying, hipsDown, hipsFall, upright, diveSeconds } = saveRules;
  return path.flatMap(({ time, tilt, height }) => {
    if (Math.abs(tilt) < lying || height > hipsDown) return [];
    const before = during(path, time - diveSeconds, time);
    const stood = before.find((body) => Math.abs(body.tilt) <= upright && body.height - height >= hipsFall);
    return stood ? [stood.time] : [];
  });
}

/** How far the hands are from one another, in leg lengths; null where one was not seen. */
function handsApart({ frame }: Body, clip: ClipShape, leg: number): number | null {
  const [left, right] = [bodyPoint(frame.pose, 'leftWrist', clip), bodyPoint(frame.pose, 'rightWrist', clip)];
  return left && right && distance(left, right) / leg;
}

/** When both hands, well apart a moment before, come to one place while the player goes to the ball, seen from the front. */
function catches(path: readonly Body[], clip: ClipShape, leg: number): number[] {
  const { handsTogether, handsApart: wide, handsSeconds, stepSeconds, step } = saveRules;
  return path.flatMap((body) => {
    const apart = handsApart(body, clip, leg);
    if (apart === null || apart > handsTogether) return [];
    const from = during(path, body.time - handsSeconds, body.time).find((each) => (handsApart(each, clip, leg) ?? 0) >= wide);
    const goes = during(path, body.time - stepSeconds, body.time).some(({ hips }) => distance(hips, body.hips) >= step);
    return from && goes ? [body.time - stepSeconds] : [];
  });
}

/** When the player is in the air with a hand above the head. */
function reaches(path: readonly Body[], clip: ClipShape, leg: number): number[] {
  return airborneBodies(path).flatMap(({ time, frame }) => {
    const nose = bodyPoint(frame.pose, 'nose', clip);
    const hands = (['leftWrist', 'rightWrist'] as const).map((wrist) => bodyPoint(frame.pose, wrist, clip));
    return nose && hands.some((hand) => hand && (nose.y - hand.y) / leg >= saveRules.handAboveNose) ? [time] : [];
  });
}

/**
 * When a keeper goes for the ball: the beginnings of dives, catches and jumps with a hand up, in seconds. From the body
 * alone: who dives without a ball does so too. `frames` are the followed player's cleaned frames.
 */
export function findSaves(frames: readonly PoseFrame[], clip: ClipShape): number[] {
  const leg = longestLegLength(frames, clip);
  if (leg === null || !keepsSize(frames, clip)) return [];
  const path = bodyPath(frames, clip);
  // From the side the hands always look as if they were together.
  const caught = viewOf(frames, clip) === 'side' ? [] : catches(path, clip, leg);
  return [...divesIn(path), ...caught, ...reaches(path, clip, leg)].toSorted((a, b) => a - b);
}

/** When a keeper goes for the ball out of a set position, in seconds; null where none does soon enough. */
export function saveAfter(set: number, frames: readonly PoseFrame[], clip: ClipShape): number | null {
  return findSaves(frames, clip).find((time) => time >= set && time <= set + saveRules.setSeconds) ?? null;
}
