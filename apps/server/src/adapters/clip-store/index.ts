import { createDiskStore } from './disk.ts';
import type { ClipStore } from './port.ts';

export type { ClipStore, PictureType, StoredFile, UploadPlan } from './port.ts';

/** Where clips are kept. */
export type ClipSettings = { readonly kind: 'disk'; /** Absolute. */ readonly folder: string };

type Surroundings = {
  readonly log: { readonly error: (facts: object, message: string) => void };
  readonly now: () => Date;
};

/** Opens the store that the settings name. */
export async function openClipStore(settings: ClipSettings, { log, now }: Surroundings): Promise<ClipStore> {
  return createDiskStore({ folder: settings.folder, log, now });
}
