import { basename } from 'node:path';
import { archivesToRemove, type Retention } from './archive-retention.ts';

/** Where copies of archives go. */
export type BackupDestination = {
  readonly store: (path: string, name: string) => Promise<void>;
  readonly list: () => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
};

/** Copies an archive elsewhere, and removes there what need not be kept: nothing before the copy stands. */
export async function copyBackup(place: BackupDestination, archive: string, retention: Retention, now: Date): Promise<void> {
  await place.store(archive, basename(archive));
  for (const name of archivesToRemove(await place.list(), retention, now)) await place.remove(name);
}
