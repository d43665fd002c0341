import { describe, expect, it } from 'vitest';
import type { Pose } from '../landmarks.ts';
import { oneEuroPoseFilter } from './one-euro-filter.ts';

const clip = { width: 1280, height: 720 };
const at = (x: number): Pose => [{ x, y: 0.5, visibility: 0.9 }];
const xOf = (pose: Pose | null) => pose?.[0]?.x ?? Number.NaN;

describe('the filter of the live overlay', () => {
  it('calms a trembling point', () => {
    const filter = oneEuroPoseFilter(clip);
    const seen = Array.from({ length: 60 }, (_, step) => at(0.5 + (step % 2 ? 0.005 : -0.005)));
    const drawn = seen.map((pose, step) => xOf(filter(step / 30, pose)));
    expect(Math.max(...drawn.slice(30)) - Math.min(...drawn.slice(30))).toBeLessThan(0.003);
  });

  it('lags less behind a fast point, for its speed, than behind a slow one', () => {
    const secondsBehind = (speed: number) => {
      const filter = oneEuroPoseFilter(clip);
      const drawn = Array.from({ length: 30 }, (_, step) => xOf(filter(step / 30, at((speed * step) / 30))));
      return ((speed * 29) / 30 - (drawn[29] ?? 0)) / speed;
    };
    expect(secondsBehind(1)).toBeLessThan(secondsBehind(0.02) / 2);
  });

  it('starts afresh after the player was away, and draws nobody where nobody is', () => {
    const filter = oneEuroPoseFilter(clip);
    filter(0, at(0.1));
    expect(filter(0.1, null)).toBeNull();
    expect(xOf(filter(0.7, at(0.9)))).toBe(0.9);
  });
});
