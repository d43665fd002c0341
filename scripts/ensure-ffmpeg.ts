import { spawnSync } from 'node:child_process';

/**
 * Makes sure that ffmpeg runs, from which tests and the bench make their clips: the one on PATH, else Debian's where we
 * may install it. Gives the program to start. Throws when there is none and none can be installed.
 */
export function ensureFfmpeg(): string {
  const program = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  if (startsUp(program)) return program;
  if (installFromDebian() && startsUp('ffmpeg')) return 'ffmpeg';
  throw new Error('No ffmpeg here and none could be installed: install it, or name it in FFMPEG_PATH.');
}

function startsUp(program: string): boolean {
  return spawnSync(program, ['-version'], { timeout: 20_000 }).status === 0;
}

function installFromDebian(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const install = () => succeeds(['install', ...options, 'ffmpeg']);
  return install() || (succeeds(['update', '-q']) && install());
}

function succeeds(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}

if (import.meta.main) console.log(`ffmpeg: ${ensureFfmpeg()}`);
