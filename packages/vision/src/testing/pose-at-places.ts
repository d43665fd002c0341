import { landmarkIndex, type Pose } from '../landmarks.ts';

export function poseAtPlaces(places: Partial<Record<keyof typeof landmarkIndex, readonly [number, number]>>): Pose {
  return Object.entries(landmarkIndex).map(([name]) => {
    const place = places[name as keyof typeof landmarkIndex];
    return place ? { x: place[0], y: place[1], visibility: 1 } : { x: 0, y: 0, visibility: 0 };
  });
}

export const wideClip = { width: 1600, height: 800, duration: 1, frameRate: 30 };
