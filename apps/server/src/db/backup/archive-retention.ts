import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^touchline-(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d-\d\d-\d\d)Z\.tar\.gz$/;
/** What an archive's name ends with until it is finished. */
export const PARTIAL = '.part';

/** The name of the archive of a moment; names are in the order of time. */
export function archiveName(moment: Date): string {
  return `touchline-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** The newest archive of a folder that is not of a time to come, as a clock that was ahead writes it; null where there is none. */
export async function newestArchive(folder: string, now: Date): Promise<{ readonly at: Date; readonly bytes: number } | null> {
  const names = await readdir(folder).catch(emptyWhenMissing);
  const newest = inOrder(names, now).past.at(0);
  if (newest === undefined) return null;
  const { day = '', time = '' } = NAME.exec(newest)?.groups ?? {};
  return { at: new Date(`${day}T${time.replaceAll('-', ':')}Z`), bytes: (await stat(join(folder, newest))).size };
}

/** The archives among these files, newest first, and apart those of a time to come. */
function inOrder(names: readonly string[], now: Date): { readonly past: readonly string[]; readonly toCome: readonly string[] } {
  const archives = names.filter((name) => NAME.test(name)).toSorted().toReversed();
  const last = archiveName(now);
  return { past: archives.filter((name) => name <= last), toCome: archives.filter((name) => name > last).toReversed() };
}

function emptyWhenMissing(error: unknown): never[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}

/** What is kept of the archives in a folder: so many, and none that is older than so many days; the newest always. */
export type Retention = { readonly count: number; readonly days: number };

/** Which archives of these files need not be kept. */
export function archivesToRemove(names: readonly string[], { count, days }: Retention, now: Date): string[] {
  // Nobody knows how old those of a clock that was ahead are: they count as the oldest, and go by number.
  const { past, toCome } = inOrder(names, now);
  const archives = [...past, ...toCome];
  const oldest = archiveName(new Date(now.getTime() - days * 86_400_000));
  return archives.filter((name, at) => at > 0 && (at >= count || name < oldest));
}

/** Removes the archives of a folder that need not be kept, with what a day ago was not finished, and nothing else; gives their names. */
export async function removeOldArchives(folder: string, retention: Retention, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const removed = archivesToRemove(names, retention, now);
  const yesterday = archiveName(new Date(now.getTime() - 86_400_000));
  const unfinished = names.filter((name) => {
    const archive = name.slice(0, -PARTIAL.length);
    return name.endsWith(PARTIAL) && NAME.test(archive) && archive < yesterday;
  });
  for (const name of [...removed, ...unfinished]) await rm(join(folder, name));
  return removed;
}
