import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../../file-system-errors.ts';

type Link = { readonly source: string; readonly target: string };

/** Makes the symbolic links among the libraries that the package lists and npm cannot carry. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another start may have made it in between.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/**
 * Copies the package into a folder of `place`, open to every account, and returns the copy's root. A copy that is
 * there is used again. Throws when `place` is not ours alone: whoever can write there could give us other programs.
 */
export async function copyPackage(source: string, place: string): Promise<string> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  await mustBeOurs(place);
  const copy = join(place, copyName(source));
  if (existsSync(copy)) return copy;
  const aside = await mkdtemp(`${copy}.`);
  try {
    await cp(join(source, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await openToAll(aside);
    linkLibraries(aside);
    await rename(aside, copy);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another start may have finished the same copy first.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function copyName(source: string): string {
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name.split('/').at(-1)}-${version}`;
}

async function mustBeOurs(place: string): Promise<void> {
  const us = process.getuid?.();
  const folder = await lstat(place);
  const isOurs = us === undefined || (folder.uid === us && (folder.mode & 0o022) === 0);
  if (!folder.isDirectory() || !isOurs) throw new Error('others can write there');
}

/** A strict umask at the time of `npm ci` leaves files that only their owner can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
