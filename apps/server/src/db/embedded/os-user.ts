import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../file-system-errors.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** An account of the operating system. */
export type OsUser = { readonly uid: number; readonly gid: number };

/**
 * The account that PostgreSQL runs under, or undefined for our own. PostgreSQL refuses to run as root, so root
 * drops to the owner of the cluster that is there (a cluster that root owns, as a restored copy may be, changes
 * hands), and for a new one to `postgres` or else `nobody`.
 * Throws `wrong-owner` when the cluster belongs to somebody else and we are not root.
 */
export function osUserFor(cluster: string): OsUser | undefined {
  const us = process.getuid?.();
  if (us === undefined) return undefined;
  const owner = ownerOf(cluster);
  if (us !== 0) {
    if (owner !== undefined && owner.uid !== us) {
      throw new EmbeddedDatabaseError(
        'wrong-owner',
        `The database in ${cluster} belongs to another account (uid ${owner.uid}, we are ${us}): ` +
          'start as that account or as root.',
      );
    }
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) return owner;
  const osUser = osUserNamed('postgres') ?? osUserNamed('nobody');
  if (osUser === undefined) {
    throw new EmbeddedDatabaseError(
      'wrong-owner',
      'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to run it: ' +
        'start as another account.',
    );
  }
  if (owner !== undefined) handOver(cluster, osUser);
  return osUser;
}

/**
 * The path by which the server, started inside its cluster, is told where that is. Folders above it may be closed
 * to the account that root drops to (a data folder under a home of mode 700). Linux then lets a process reach its
 * working folder through /proc without walking those folders, so nothing has to be moved or opened wider.
 */
export function clusterArgument(osUser: OsUser | undefined, cluster: string): string {
  return osUser !== undefined && existsSync(workingFolder) ? workingFolder : cluster;
}

export const workingFolder = '/proc/self/cwd';

function ownerOf(path: string): OsUser | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch (error) {
    // A folder that is closed to us, or is no folder, is told about where it is to be written.
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

function osUserNamed(name: string): OsUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [osUser, , uid, gid] = line.split(':');
    // macOS writes the id of `nobody` as -2, which is the same 32 bits.
    if (osUser === name) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  return undefined;
}

function handOver(folder: string, { uid, gid }: OsUser): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) handOver(path, { uid, gid });
    else lchownSync(path, uid, gid);
  }
  chownSync(folder, uid, gid);
}
