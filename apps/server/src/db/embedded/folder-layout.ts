import { accessSync, chownSync, constants } from 'node:fs';
import { join } from 'node:path';
import { inPlainWords } from '../../file-system-errors.ts';
import { makeFolder } from '../../make-folder.ts';
import type { OsUser } from './os-user.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Where the parts of one embedded database lie. All paths are absolute. */
export type Layout = {
  readonly folder: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** Password of the superuser: inside the cluster, so that one rename brings both into being. */
  readonly password: string;
  /** What the server says while it runs. */
  readonly log: string;
  /** A copy of the programs, where the installed ones cannot be used. */
  readonly programs: string;
};

export function layoutOf(folder: string): Layout {
  const cluster = join(folder, 'cluster');
  return {
    folder,
    cluster,
    password: join(cluster, 'touchline.password'),
    log: join(folder, 'server.log'),
    programs: join(folder, 'programs'),
  };
}

/** Makes the folder where it is missing. Throws `folder-unusable` where it cannot be made or written. */
export function prepareFolder({ folder }: Layout): void {
  try {
    // Search permission for all lets an account that root starts the server under walk through.
    makeFolder(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'folder-unusable',
      `The database folder ${folder} cannot be used: ${inPlainWords(error)}.`,
      error,
    );
  }
}

/** Hands a path to the account that the server runs under, if that is another than ours. */
export function handTo(osUser: OsUser | undefined, path: string): void {
  if (osUser !== undefined) chownSync(path, osUser.uid, osUser.gid);
}
