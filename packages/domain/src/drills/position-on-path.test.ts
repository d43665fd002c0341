import { describe, expect, it } from 'vitest';
import { positionAt } from './position-on-path.ts';

describe('a position on a path', () => {
  const path = [
    { x: 0, y: 0, at: 0 },
    { x: 4, y: 2, at: 2, height: 1 },
    { x: 4, y: 0, at: 3 },
  ];

  it('is on the straight line between two waypoints', () => {
    expect(positionAt(path, 1)).toEqual({ x: 2, y: 1, height: 0.5 });
    expect(positionAt(path, 2.5)).toEqual({ x: 4, y: 1, height: 0.5 });
  });

  it('is the waypoint itself at its time', () => {
    expect(positionAt(path, 2)).toEqual({ x: 4, y: 2, height: 1 });
  });

  it('stands still before the first and after the last waypoint', () => {
    expect(positionAt(path, -1)).toEqual({ x: 0, y: 0, height: 0 });
    expect(positionAt(path, 9)).toEqual({ x: 4, y: 0, height: 0 });
  });

  it('needs a path', () => {
    expect(() => positionAt([], 0)).toThrow(RangeError);
  });
});
