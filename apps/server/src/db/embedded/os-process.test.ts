import { spawn } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isGone } from './os-process.ts';

it('a process that takes its time to end is waited for, though the clock jumps by hours meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = isGone(child.pid ?? 0, 30_000);
  vi.setSystemTime(Date.now() + 6 * 3_600_000);
  setTimeout(() => child.kill('SIGKILL'), 300);
  expect(await gone).toBe(true);
});
