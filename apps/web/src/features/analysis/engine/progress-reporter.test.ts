import { expect, it } from 'vitest';
import { reporter } from './progress-reporter.ts';

it('progress counts the time as well as the work: half-way at half the time, near the end when it is up', () => {
  let now = 100;
  const told: number[] = [];
  const report = reporter((fraction) => told.push(fraction), () => now, 25);
  report('coarse', 0);
  now += 12.5;
  report('coarse', 0.1);
  now += 12.5;
  report('coarse', 0.2);
  now += 5;
  report('reviewing', 0);
  expect(told).toEqual([0.1, 0.475, 0.95, 0.95]);
});

it('progress never goes back, is told ten times a second at most, and at each new stage', () => {
  let now = 0;
  const told: [number, string][] = [];
  const report = reporter((fraction, stage) => told.push([Math.round(fraction * 100), stage]), () => now);
  report('opening', 0);
  report('coarse', 0.5);
  now = 0.05;
  report('coarse', 0.6);
  now = 0.11;
  report('coarse', 0.7);
  now = 0.3;
  report('coarse', 0.1);
  report('reviewing', 1);
  expect(told).toEqual([
    [5, 'opening'],
    [33, 'coarse'],
    [42, 'coarse'],
    [42, 'coarse'],
    [100, 'reviewing'],
  ]);
});
