import { describe, expect, it } from 'vitest';
import { timeForBall } from './ball-search-interval.ts';

const BETWEEN = 1 / 15;

/** Pictures for so many seconds, each of which takes so long without the ball and for it: in which share of the last ten it was looked for. */
function device() {
  const tell = timeForBall(BETWEEN);
  let time = 0;
  let isOn = true;
  return (seconds: number, without: number, ball: number): number => {
    const until = time + seconds;
    const looked: boolean[] = [];
    while (time < until) {
      const spent = isOn ? ball : 0;
      looked.push(isOn);
      isOn = tell({ time, whole: without + spent, ball: spent });
      time += Math.max(BETWEEN, without + spent);
    }
    return looked.slice(-10).filter(Boolean).length / 10;
  };
}

describe('the time for the ball', () => {
  it('is there in every picture as long as they come as often as they should, whatever it takes', () => {
    expect(device()(20, 0.05, 0.015)).toBe(1);
    expect(device()(20, 0.03, 0.03)).toBe(1);
  });

  it('is there on a slow device too, where the ball takes little of it', () => {
    expect(device()(20, 0.06, 0.015)).toBe(1);
    expect(device()(20, 0.12, 0.03)).toBe(1);
  });

  it('is there in every second picture where it takes more', () => {
    expect(device()(20, 0.06, 0.03)).toBe(0.5);
    expect(device()(20, 0.09, 0.05)).toBe(0.5);
  });

  it('is not there where half of it would still be too much, or pictures are too far apart to be compared', () => {
    expect(device()(20, 0.06, 0.05)).toBe(0);
    expect(device()(20, 0.12, 0.2)).toBe(0);
    expect(device()(20, 0.3, 0.01)).toBe(0);
  });

  it('is not told before three seconds: the first pictures warm the model up', () => {
    const after = device();
    expect(after(1.2, 0.06, 0.05)).toBe(1);
    expect(after(10, 0.03, 0.01)).toBe(1);
  });

  it('comes back where the device is faster again, by what the ball took before and with something to spare', () => {
    const after = device();
    expect(after(10, 0.08, 0.06)).toBe(0);
    // In every second picture 0.065 with it: less than a fifteenth, but with nothing to spare.
    expect(after(10, 0.035, 0.06)).toBe(0);
    expect(after(10, 0.025, 0.06)).toBe(0.5);
    expect(after(10, 0.025, 0.02)).toBe(1);
  });
});
