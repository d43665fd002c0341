import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const NODE = 'sh scripts/exec-node.sh';

test.skipIf(process.platform === 'win32')('a script takes the place of the shell that started it, and is told to stop itself', async () => {
  const shell = spawn('sh', ['-c', `exec ${NODE} -e 'console.log(process.pid); setInterval(() => {}, 1000)'`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(shell.stdout, 'data')) as [Buffer];
  expect(Number(printed.toString())).toBe(shell.pid);
  shell.kill('SIGTERM');
  expect(await once(shell, 'exit')).toEqual([null, 'SIGTERM']);
});

test.skipIf(process.platform === 'win32')('it runs on Node 24 or newer, with its arguments as they are and its exit code', async () => {
  const script = 'console.log(process.versions.node, process.argv.slice(1).join("|")); process.exit(7)';
  const program = spawn('sh', ['scripts/exec-node.sh', '-e', script, '--', 'two words', '$HOME'], { cwd: root });
  const [printed] = (await once(program.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toMatch(/^(2[4-9]|[3-9]\d)\.\d+\.\d+ two words\|\$HOME\n$/);
  expect((await once(program, 'exit'))[0]).toBe(7);
});
