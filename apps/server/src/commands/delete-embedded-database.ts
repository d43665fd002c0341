import type { Settings } from '../config.ts';
import { embeddedFolder } from '../db/connect-database.ts';
import { removeEmbedded } from '../db/embedded/index.ts';
import { logger } from '../redacting-logger.ts';

/** Deletes the embedded database of these settings, unless a running server uses it. */
export function deleteEmbeddedDatabase(settings: Settings): Promise<'removed' | 'in-use' | 'missing'> {
  return removeEmbedded({ folder: embeddedFolder(settings.dataDir), log: logger('warn') });
}
