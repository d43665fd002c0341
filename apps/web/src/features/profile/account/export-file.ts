import type { AccountExport } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import type { Outbox } from '../../../offline/index.ts';
import { settings } from '../../../settings/settings.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { deviceAnalyses } from '../../analysis/saved-analyses/index.ts';

interface ExportSources {
  readonly api: Client;
  readonly outbox: Outbox;
  readonly playerId: string;
  readonly now: () => Date;
}

/**
 * Everything that is kept about a player as one file: what the server has, and what lies on this device only, but for
 * pictures and clips. Hands it to the player's downloads and gives its name. Throws what the API throws.
 */
export async function downloadExport({ api, outbox, playerId, now }: ExportSources): Promise<string> {
  const kept: AccountExport = await api.call('exportAccount', {});
  const onThisDevice = {
    settings: settings(),
    waitingSessions: outbox.state().waiting.map(({ payload, queuedAt }) => ({ ...payload, queuedAt: new Date(queuedAt).toISOString() })),
    analyses: await analysesOf(playerId),
  };
  const name = `touchline-${now().toISOString().slice(0, 10)}.json`;
  saveFile(new Blob([JSON.stringify({ ...kept, onThisDevice }, null, 2)], { type: 'application/json' }), name);
  return name;
}

/** What the saved analyses say; null, which the file then says, where the device's storage cannot be read. */
async function analysesOf(playerId: string): Promise<readonly object[] | null> {
  try {
    const analyses = await deviceAnalyses.history(playerId);
    return analyses.map(({ id, createdAt, type, review, corrected }) => ({
      id,
      createdAt: new Date(createdAt).toISOString(),
      type,
      review,
      corrected,
    }));
  } catch {
    return null;
  }
}
