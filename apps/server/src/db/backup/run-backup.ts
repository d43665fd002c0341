import { join } from 'node:path';
import { archiveName, removeOldArchives, type Retention } from './archive-retention.ts';
import { copyBackup, type BackupDestination } from './copy-backup.ts';
import { writeBackup, type BackupReport } from './write-backup.ts';

/** An archive that was written, and the older ones that it replaced. */
export type WrittenArchive = BackupReport & { readonly archive: string; readonly removed: readonly string[] };

type Parts = {
  readonly databaseUrl: string;
  /** Where clips lie; null where a storage service keeps them. */
  readonly clips: string | null;
  readonly folder: string;
  readonly retention: Retention;
  /** Where archives are copied to as well. */
  readonly place: (() => Promise<BackupDestination>) | null;
  readonly version: string;
  readonly now: Date;
};

/** Writes a backup into the folder, named by its moment, removes there what need not be kept, and copies it elsewhere. */
export async function runBackup({ databaseUrl, clips, folder, retention, place, version, now }: Parts): Promise<WrittenArchive> {
  const archive = join(folder, archiveName(now));
  const report = await writeBackup({ databaseUrl, clips, target: archive, version, now });
  const removed = await removeOldArchives(folder, retention, now);
  if (place !== null) await copyBackup(await place(), archive, retention, now);
  return { ...report, archive, removed };
}
