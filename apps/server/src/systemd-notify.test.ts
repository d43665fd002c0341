import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportToSystemd } from './systemd-notify.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that was started with this environment, and what it told systemd. */
function service(env: Record<string, string>, healthy: () => boolean = () => true) {
  const told: string[] = [];
  const failures: unknown[] = [];
  const stop = reportToSystemd({
    env,
    healthy: async () => healthy(),
    onFailure: (error) => void failures.push(error),
    longestStop: 100_000,
    notify: async (state) => void told.push(state),
  });
  return { told, failures, stop };
}

it('says nothing where nobody listens', async () => {
  const { told, stop } = service({ WATCHDOG_USEC: '10000000' });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(told).toEqual([]);
});

it('says that it is ready, six times an interval that it is well, and that it stops and how long that may take', async () => {
  const { told, stop } = service({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '60000000', WATCHDOG_PID: String(process.pid) });
  expect(told).toEqual(['READY=1']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'STOPPING=1\nEXTEND_TIMEOUT_USEC=100000000']);
});

it('is not started anew for a database that was gone for less than the interval', async () => {
  const begun = Date.now();
  const silences: number[] = [];
  let spoke = begun;
  reportToSystemd({
    env: { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '60000000' },
    healthy: async () => Date.now() - begun < 25_000 || Date.now() - begun > 60_000,
    onFailure: () => {},
    longestStop: 100_000,
    notify: async () => {
      silences.push(Date.now() - spoke);
      spoke = Date.now();
    },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(silences.length).toBeGreaterThan(5);
  expect(Math.max(...silences)).toBeLessThan(60_000);
});

it('is silent while it is not well, and speaks again afterwards', async () => {
  let healthy = false;
  const { told } = service({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '2000000' }, () => healthy);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(['READY=1']);
  healthy = true;
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toEqual(['READY=1', 'WATCHDOG=1']);
});

it('tells why it could not look', async () => {
  const { told, failures } = service({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '2000000' }, () => {
    throw new Error('no database');
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toEqual(['READY=1']);
  expect(failures).toEqual([new Error('no database')]);
});

it('leaves the watchdog of another process alone', async () => {
  const { told } = service({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '2000000', WATCHDOG_PID: '1' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['READY=1']);
});
