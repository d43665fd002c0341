import { describe, expect, it } from 'vitest';
import { timeForBall } from './time-for-ball.ts';

const BETWEEN = 1 / 15;

/** Pictures for so many seconds, each of which takes so long without the ball and for it: whether it was looked for at the end. */
function device() {
  const tell = timeForBall(BETWEEN);
  let time = 0;
  let isOn = true;
  return (seconds: number, without: number, ball: number): boolean => {
    const until = time + seconds;
    while (time < until) {
      const spent = isOn ? ball : 0;
      isOn = tell({ time, whole: without + spent, ball: spent });
      time += Math.max(BETWEEN, without + spent);
    }
    return isOn;
  };
}

describe('the time for the ball', () => {
  it('is there as long as pictures come as often as they should', () => {
    expect(device()(20, 0.05, 0.015)).toBe(true);
  });

  it('is not there where they would come more seldom, also if they did without it', () => {
    expect(device()(20, 0.06, 0.015)).toBe(false);
    expect(device()(20, 0.09, 0.015)).toBe(false);
  });

  it('is not told before three seconds: the first pictures warm the model up', () => {
    const after = device();
    expect(after(0.5, 0.4, 0.01)).toBe(true);
    expect(after(10, 0.04, 0.01)).toBe(true);
  });

  it('comes back where the device is faster again, by what the ball took before', () => {
    const after = device();
    expect(after(10, 0.08, 0.02)).toBe(false);
    // 0.062 with it: less than a fifteenth, but with nothing to spare.
    expect(after(10, 0.042, 0.02)).toBe(false);
    expect(after(10, 0.03, 0.02)).toBe(true);
  });
});
