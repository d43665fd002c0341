import { landmarkIndex, type BodyPoint, type KeyMoment, type PoseFrame } from '@touchline/vision';

/** Settled with the specification: frames of body points that a provider gets. */
const MOST_FRAMES = 30;

/** Where the head points, trunk and limbs. Eyes, mouth and fingers say nothing of form, so they stay here. */
const points = [
  'nose',
  ...(['Ear', 'Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle', 'Heel', 'FootIndex'] as const).flatMap((part) => [`left${part}`, `right${part}`] as const),
] satisfies BodyPoint[];

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * The body points of at most 30 frames with the player, in order of time: those nearest the key moments, and others at
 * even steps. Places in parts of the picture with 3 decimals, visibility with 2.
 */
export function sentBodyPoints(frames: readonly PoseFrame[], moments: readonly KeyMoment[]) {
  const withPlayer = frames.filter(({ pose }) => pose !== null);
  const chosen = new Set<number>();
  for (const { time } of moments.slice(0, MOST_FRAMES)) chosen.add(nearest(withPlayer, time));
  const others = withPlayer.map((_, index) => index).filter((index) => !chosen.has(index));
  const free = Math.min(others.length, MOST_FRAMES - chosen.size);
  for (let step = 0; step < free; step += 1) chosen.add(others[Math.floor((step * others.length) / free)] ?? 0);
  return {
    points,
    frames: withPlayer
      .filter((_, index) => chosen.has(index))
      .map(({ time, pose }) => ({
        seconds: rounded(time, 2),
        places: points.map((point) => {
          const { x = 0, y = 0, visibility = 0 } = pose?.[landmarkIndex[point]] ?? {};
          return [rounded(x, 3), rounded(y, 3), rounded(visibility, 2)];
        }),
      })),
  };
}

function nearest(frames: readonly PoseFrame[], time: number): number {
  let best = 0;
  for (const [index, frame] of frames.entries()) {
    if (Math.abs(frame.time - time) < Math.abs((frames[best]?.time ?? Infinity) - time)) best = index;
  }
  return best;
}
