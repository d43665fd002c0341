import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program of the project in its root, with our terminal. Resolves with its exit code. */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 0) : 1));
  });
}

/**
 * Runs a program of the project beside others: what it says comes with its exit code, when it has ended. A `priority`
 * above 0 (see `os.setPriority`) leaves the processor to the others.
 */
export function runAside(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  priority = 0,
): Promise<{ readonly code: number; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    // At once, so that the programs which it starts itself inherit it.
    if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: signal === null ? (code ?? 0) : 1, said }));
  });
}
