import type { Diagram } from '@touchline/domain';

export const still: Diagram = {
  pitch: { width: 4, height: 4 },
  seconds: 2,
  cones: [],
  wall: null,
  goal: null,
  lines: [],
  player: [{ x: 2, y: 3, at: 0 }],
  ball: [{ x: 2, y: 2, at: 0 }],
  touches: [],
  feints: [],
};
