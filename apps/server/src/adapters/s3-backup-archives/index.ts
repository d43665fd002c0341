import type { S3Settings } from '../clip-store/clip-store-port.ts';
import type { ArchiveBucket } from './archive-bucket.ts';

/** Copies of backups in the bucket of these settings. What speaks to it is loaded now. */
export async function openArchiveBucket(settings: S3Settings, now: () => Date): Promise<ArchiveBucket> {
  const archives = await import('./archive-bucket.ts');
  return archives.openArchiveBucket(settings, now);
}
