import type { Pose } from '@touchline/vision';

/** Who stands nearest to the camera, by their height in the picture: who films is no passer-by. */
export function nearestPersonOf(poses: readonly Pose[]): Pose | undefined {
  return poses.toSorted((one, other) => heightOf(other) - heightOf(one))[0];
}

function heightOf(pose: Pose): number {
  const places = pose.map(({ y }) => y);
  return Math.max(...places) - Math.min(...places);
}
