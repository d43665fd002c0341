import { clipLimits } from '@touchline/domain';
import { ClipRefused } from './clip.ts';
import { containerOf, headBytes, type Container } from './container.ts';

/**
 * The shared file check (spec 000 §5, 002 §5): the file's own bytes say what it is, whatever its name.
 * Throws `ClipRefused`: empty, type, tooLarge.
 */
export async function checkFile(file: Blob): Promise<Container> {
  if (file.size === 0) throw new ClipRefused('empty');
  const container = containerOf(new Uint8Array(await bytesOf(file.slice(0, headBytes))));
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
