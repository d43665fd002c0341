import { openArchiveBucket } from './adapters/s3-backup-archives/index.ts';
import type { ClipSettings } from './adapters/clip-store/index.ts';
import type { BackupDestination } from './db/backup/copy-backup.ts';

/** Opens the place where archives are copied to; null where they are not. */
export function chooseBackupDestination(clips: ClipSettings, { toBucket }: { readonly toBucket: boolean }, now: () => Date): (() => Promise<BackupDestination>) | null {
  return toBucket && clips.kind === 's3' ? () => openArchiveBucket(clips, now) : null;
}
