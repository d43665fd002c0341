import { videoContainerOf, videoHeadBytes, videoTypes, type VideoType } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import type { PictureType } from './clip-store-port.ts';

/** Bytes from the start of a file that tell what it is. */
export const HEAD_BYTES = videoHeadBytes;

/** The video that a file's first bytes announce. Throws `clip_type_unknown`. */
export function videoTypeOf(head: Uint8Array): VideoType {
  const container = videoContainerOf(head);
  if (container === null) throw new AppError('clip_type_unknown');
  return videoTypes[container];
}

/** What a stored file is by its own bytes: a type that no browser runs, whatever they are. */
export function storedTypeOf(head: Uint8Array): VideoType | PictureType | 'application/octet-stream' {
  const container = videoContainerOf(head);
  if (container !== null) return videoTypes[container];
  const start = Buffer.from(head.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : 'application/octet-stream';
}
