import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const FOR_EVER = 'console.log(process.pid); setInterval(() => {}, 1000)';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a program ends with the shell that npm runs it by, which passes no signal on', async () => {
  // The trailing command keeps the shell from being replaced by the program.
  const shell = spawn('sh', ['-c', `node scripts/with-node.mjs node -e '${FOR_EVER}'; true`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  expect(isRunning(pid)).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('the exit code of the program is ours', async () => {
  const wrapper = spawn(process.execPath, ['scripts/with-node.mjs', 'node', '-e', 'process.exit(7)'], { cwd: root });
  expect((await once(wrapper, 'exit'))[0]).toBe(7);
});
