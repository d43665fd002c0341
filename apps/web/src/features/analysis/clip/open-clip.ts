import { clipLimits, videoContainerOf, videoHeadBytes, videoTypes, type VideoContainer } from '@touchline/domain';
import type { Arrival, Clip } from './clip-types.ts';
import { ClipRefused } from './clip-refused.ts';
import { loadVideoMetadata } from './load-video-metadata.ts';
import { readTracks } from './read-tracks.ts';
import { convertClip } from './convert-clip.ts';

/**
 * Takes a file for a clip: checked by its bytes, with a picture, a size and a length. A take without an index, as
 * recorders write it, is wrapped anew, so that every moment of it can be reached. Throws `ClipRefused`; once `signal`
 * calls it off, nothing is tried again.
 */
export async function openClip({ file, source, mirrored }: Arrival, signal?: AbortSignal): Promise<Clip> {
  const container = await checkFile(file);
  const blob = file.slice(0, file.size, videoTypes[container]);
  const name = source === 'file' && file instanceof File ? file.name : null;
  const tracks = await readTracks(blob);
  if (tracks !== null && tracks.picture === null && tracks.hasSound) throw new ClipRefused('noPicture');
  const shown = await loadVideoMetadata(blob, undefined, signal);
  const width = shown.width || (tracks?.picture?.width ?? 0);
  const height = shown.height || (tracks?.picture?.height ?? 0);
  if (width === 0 || height === 0) throw new ClipRefused('dimensions');
  const found = { container, width, height, source, name, mirrored };
  if (shown.duration !== null) return { ...found, blob, duration: shown.duration };
  const wrapped = await wrappedAnew(blob, container);
  const again = wrapped === null ? null : await loadVideoMetadata(wrapped, undefined, signal);
  const duration = again?.duration ?? tracks?.picture?.duration ?? 0;
  if (!(duration > 0 && Number.isFinite(duration))) throw new ClipRefused('duration');
  return { ...found, blob: wrapped ?? blob, duration };
}

async function wrappedAnew(blob: Blob, container: VideoContainer): Promise<Blob | null> {
  try {
    return await convertClip({ blob, container }, {}, { signal: new AbortController().signal });
  } catch {
    // It is taken as it is: the engine reads it in sequence.
    return null;
  }
}

/**
 * The shared file check (spec 000 §5, 002 §5): the file's own bytes say what it is, whatever its name.
 * Throws `ClipRefused`: empty, type, tooLarge.
 */
async function checkFile(file: Blob): Promise<VideoContainer> {
  if (file.size === 0) throw new ClipRefused('empty');
  const container = videoContainerOf(new Uint8Array(await bytesOf(file.slice(0, videoHeadBytes))));
  if (container === null) throw new ClipRefused('type');
  if (file.size > clipLimits.bytes) throw new ClipRefused('tooLarge');
  return container;
}

async function bytesOf(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer();
  } catch (error) {
    // The file was moved or deleted after it was chosen.
    throw new ClipRefused('loadFailed', error);
  }
}
