import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How Chromium is started for tests, which run in containers too: no sandbox, no graphics card, nobody to call. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium with the letters and emoji that the screenshots show. */
const debianPackages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];

/**
 * Finds a Chromium that runs, or installs one: Debian's as root, else the one that Playwright downloads.
 * Gives the program's path, or undefined for Playwright's own. Throws when there is none and none can be installed.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  if (installFromDebian()) {
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  if (!runs('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No Chromium here and none could be installed: install one, or name it in CHROMIUM_PATH.');
  }
  return undefined;
}

function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...names.map(onPath)];
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

function installFromDebian(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false;
  const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const install = () => runs('apt-get', ['install', ...options, ...debianPackages]);
  return install() || (runs('apt-get', ['update', '-q']) && install());
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
