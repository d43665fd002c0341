import { openArchiveBucket, type ClipSettings } from './adapters/clip-store/index.ts';
import type { ArchivePlace } from './db/backup/copy-backup.ts';

/** Opens the place where archives are copied to; null where they are not. */
export function archivePlaceOf(clips: ClipSettings, { toBucket }: { readonly toBucket: boolean }, now: () => Date): (() => Promise<ArchivePlace>) | null {
  return toBucket && clips.kind === 's3' ? () => openArchiveBucket(clips, now) : null;
}
