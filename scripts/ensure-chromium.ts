import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Chromium without the window that nobody sees: the same engine, codecs and cameras, for a quarter less of a processor's
 * time, since it draws no frames that no test looks at.
 */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The letters and emoji that the screenshots show. */
const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];

/**
 * Finds a Chromium that runs, or installs one: Debian's headless shell as root, else the one that Playwright downloads.
 * A whole browser that is there already serves where no shell can be had for it.
 * Gives the program's path, or undefined for Playwright's own. Throws when there is none and none can be installed.
 */
export function ensureChromium(): string | undefined {
  const shell = firstThatRuns([process.env['CHROMIUM_PATH'], onPath(SHELL)]);
  if (shell !== undefined) return shell;
  const whole = firstThatRuns(names.map(onPath));
  if (whole === undefined ? installFromDebian([SHELL, ...fonts]) : installShellBeside()) {
    const installed = firstThatRuns([onPath(SHELL)]);
    if (installed !== undefined) return installed;
  }
  if (whole !== undefined) return whole;
  if (!runs('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No Chromium here and none could be installed: install one, or name it in CHROMIUM_PATH.');
  }
  return undefined;
}

function firstThatRuns(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path !== undefined && startsUp(path));
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's package, for one, is a script that only says to install something else. */
function startsUp(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

const mayInstallFromDebian = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined;

const install = (packages: readonly string[]): boolean =>
  runs('apt-get', ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages]);

function installFromDebian(packages: readonly string[]): boolean {
  if (!mayInstallFromDebian()) return false;
  return install(packages) || (runs('apt-get', ['update', '-q']) && install(packages));
}

/** Of the version of the whole browser, which shares files with it: somebody else's browser is not brought to another one. */
function installShellBeside(): boolean {
  if (!mayInstallFromDebian()) return false;
  const { status, stdout } = spawnSync('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium-common'], { encoding: 'utf8' });
  return status === 0 && install([`${SHELL}=${stdout}`]);
}

function runs(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

if (import.meta.main) {
  const path = ensureChromium();
  console.log(path === undefined ? "Chromium: Playwright's own" : `Chromium: ${path}`);
}
