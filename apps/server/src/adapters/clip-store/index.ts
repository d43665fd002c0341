import { createDiskStore } from './disk.ts';
import type { ClipStore, S3Settings } from './clip-store-port.ts';
import type { OnStorageRequest } from './s3-client.ts';

export type { ClipStore, PictureType, StoredFile, UploadPlan } from './clip-store-port.ts';

/** Where clips are kept: in a folder, or in a bucket of a storage service. */
export type ClipSettings =
  | { readonly kind: 'disk'; /** Absolute. */ readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings);

type Surroundings = {
  readonly log: { readonly error: (facts: object, message: string) => void };
  readonly now: () => Date;
  readonly onRequest?: OnStorageRequest;
};

/** Opens the store that the settings name. A server without a storage service loads nothing for one. */
export async function openClipStore(settings: ClipSettings, { log, now, onRequest }: Surroundings): Promise<ClipStore> {
  if (settings.kind === 'disk') return createDiskStore({ folder: settings.folder, log, now });
  const { createS3Store } = await import('./s3.ts');
  return createS3Store({ settings, log, now, onRequest });
}
