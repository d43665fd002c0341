import type { Clip } from './clip-types.ts';
import { ClipRefused } from './clip-refused.ts';
import { loadVideoMetadata } from './load-video-metadata.ts';
import type { Part } from './trim-range.ts';
import { convertClip, type ConversionWatch } from './convert-clip.ts';

/** Cuts a part out of a clip, lossless where it can be. Throws `ClipRefused` (cutFailed), or what `signal` says. */
export async function cutClip(clip: Clip, { from, to }: Part, watch: ConversionWatch): Promise<Clip> {
  try {
    const blob = await convertClip(clip, { part: { from, to } }, watch);
    const { width, height, duration } = await loadVideoMetadata(blob);
    return { ...clip, blob, width, height, duration: duration ?? to - from };
  } catch (error) {
    watch.signal.throwIfAborted();
    throw new ClipRefused('cutFailed', error);
  }
}
