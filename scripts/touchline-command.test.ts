import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './run-program.ts';

/** runuser is Linux's, and for root alone. */
const canBeRun = process.platform === 'linux' && process.getuid?.() === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-command-'));
  symlinkSync(join(root, 'deploy/touchline'), join(folder, 'touchline'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs the command from elsewhere, by a link, with these lines as the file of settings. */
async function touchline(settings: readonly string[], words: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Ended> {
  writeFileSync(join(folder, 'settings'), settings.join('\n'));
  const env = { ...process.env, TOUCHLINE_USER: 'root', TOUCHLINE_SETTINGS: join(folder, 'settings'), ...variables };
  try {
    return { code: 0, ...(await promisify(execFile)(join(folder, 'touchline'), words, { cwd: folder, env })) };
  } catch (error) {
    return error as Ended;
  }
}

describe.skipIf(!canBeRun)('the command `touchline`', () => {
  test('asks the database of the settings, with blanks, quotes and no last line feed as systemd takes them', async () => {
    for (const line of ['DATA_DIR=/nowhere/of players', 'DATA_DIR="/nowhere/of players"', "DATA_DIR='/nowhere/of players'"]) {
      const { code, stderr } = await touchline(['# DATA_DIR=/comment', 'MAIL_FROM=Touchline <no-reply@touchline.example>', 'SMTP_URL=smtp://mail.example', line], ['admin', 'players', 'list']);
      expect(stderr).toContain('There is no database in /nowhere/of players.');
      expect(code).toBe(1);
    }
  });

  test('runs nothing that a value says, and hands flags on', async () => {
    const { code, stdout } = await touchline([`PUBLIC_URL=$(touch ${folder}/run)`, 'DATA_DIR=/nowhere'], ['admin', '--help']);
    expect(stdout).toContain('players list');
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'run'))).toBe(false);
  });

  test('does without a file of settings, as the service does, and says what it wants', async () => {
    const missing = { TOUCHLINE_SETTINGS: join(folder, 'missing') };
    expect((await touchline([], ['admin', '--help'], missing)).stdout).toContain('players list');
    expect(await touchline([], [], missing)).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Say what to run: /) });
    expect(await touchline([], ['db:reset'], missing)).toMatchObject({ code: 2, stdout: '' });
  });
});
