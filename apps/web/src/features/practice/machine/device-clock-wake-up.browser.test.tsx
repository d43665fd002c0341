import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceClock } from './device-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const seen = () => document.dispatchEvent(new Event('visibilitychange'));
const shown = () => globalThis.dispatchEvent(new PageTransitionEvent('pageshow'));

describe('a wake-up of the device', () => {
  test('comes once, at its instant, and leaves nothing behind', () => {
    const wake = vi.fn<() => void>();
    deviceClock.wakeAt(deviceClock.now() + 1_000, wake);
    vi.advanceTimersByTime(999);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(wake).toHaveBeenCalledOnce();
    seen();
    shown();
    vi.advanceTimersByTime(10_000);
    expect(wake).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['is seen again', seen],
    ['comes back from the browser’s cache', shown],
  ])('that its timers slept through comes when the page %s', (_how, comeBack) => {
    const wake = vi.fn<() => void>();
    deviceClock.wakeAt(deviceClock.now() + 1_000, wake);
    vi.setSystemTime(Date.now() + 5_000);
    comeBack();
    expect(wake).toHaveBeenCalledOnce();
  });

  test('that is cancelled never comes: by no timer and no return to the page', () => {
    const wake = vi.fn<() => void>();
    deviceClock.wakeAt(deviceClock.now() + 1_000, wake)();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(Date.now() + 5_000);
    seen();
    shown();
    vi.advanceTimersByTime(5_000);
    expect(wake).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
