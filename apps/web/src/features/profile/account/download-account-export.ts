import type { AccountExport } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import type { Outbox } from '../../../offline/index.ts';
import { settings } from '../../../settings/device-settings.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { deviceAnalyses } from '../../analysis/saved-analyses/index.ts';
import type { OnThisDevice } from './export-page/export-page.ts';

interface ExportSources {
  readonly api: Client;
  readonly outbox: Outbox;
  readonly playerId: string;
  readonly now: () => Date;
}

/** A page to read and to print, or JSON for programs: both hold the same. */
export type ExportKind = 'page' | 'file';

/**
 * Everything that is kept about a player as one file: what the server has, and what lies on this device only, but for
 * pictures and clips. Hands it to the player's downloads and gives its name. Throws what the API throws.
 */
export async function downloadExport(kind: ExportKind, { api, outbox, playerId, now }: ExportSources): Promise<string> {
  const kept: AccountExport = await api.call('exportAccount', {});
  const onThisDevice = {
    settings: settings(),
    waitingSessions: outbox.state().waiting.map(({ payload, queuedAt }) => ({ ...payload, queuedAt: new Date(queuedAt).toISOString() })),
    analyses: await analysesOf(playerId),
  };
  const name = `touchline-${now().toISOString().slice(0, 10)}.${kind === 'page' ? 'html' : 'json'}`;
  saveFile(kind === 'page' ? await asPage(kept, onThisDevice) : asJson({ ...kept, onThisDevice }), name);
  return name;
}

const asJson = (all: object): Blob => new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });

async function asPage(kept: AccountExport, onThisDevice: OnThisDevice): Promise<Blob> {
  const { exportPage } = await import('./export-page/export-page.ts');
  return new Blob([exportPage(kept, onThisDevice)], { type: 'text/html' });
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
