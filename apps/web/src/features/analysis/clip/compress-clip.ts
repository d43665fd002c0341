import type { Clip } from './clip-types.ts';
import { needsCompression } from './needs-compression.ts';
import { loadVideoMetadata } from './load-video-metadata.ts';
import { convertClip, type ConversionWatch } from './convert-clip.ts';

/** When and how a clip is made smaller (spec 002 §9). */
const compression = {
  /** Bytes aimed at. */
  target: 5 * 1024 * 1024,
  within: { long: 1280, short: 720 },
  bitsPerSecond: 1_000_000,
  /** Part of the bytes that is aimed at when the bit rate alone would save so much that the result were dropped. */
  leastKept: 0.08,
  limitMs: 30_000,
  /** Part of the bytes saved above which the result is not believed (spec 002 §5). */
  mostSaved: 0.95,
} as const;

/** The clip as it goes on: smaller, as it was, or as it was because the time was over. */
export type Compressed = { readonly clip: Clip; readonly outcome: 'smaller' | 'unchanged' | 'timeout' };

/** How compressing meets the browser. */
export interface CompressTools {
  readonly convertClip: typeof convertClip;
  readonly load: typeof loadVideoMetadata;
  /** Aborts after so many milliseconds. */
  readonly after: (ms: number) => AbortSignal;
}

const browserTools: CompressTools = { convertClip, load: loadVideoMetadata, after: (ms) => AbortSignal.timeout(ms) };

/** Makes a large clip smaller. Never rejects: where that fails, or helps too little or too much, it stays as it was. */
export async function compress(clip: Clip, watch: ConversionWatch, tools: CompressTools = browserTools): Promise<Compressed> {
  const asItWas = (outcome: 'unchanged' | 'timeout'): Compressed => ({ clip, outcome });
  if (!needsCompression(clip)) return asItWas('unchanged');
  const limit = tools.after(compression.limitMs);
  try {
    const signal = AbortSignal.any([watch.signal, limit]);
    const wish = { within: compression.within, bitsPerSecond: bitRateFor(clip) };
    const blob = await tools.convertClip(clip, wish, { ...watch, signal });
    if (!isWorthIt(clip.blob.size, blob.size)) return asItWas('unchanged');
    const { width, height } = await tools.load(blob);
    return width > 0 && height > 0 ? { clip: { ...clip, blob, width, height }, outcome: 'smaller' } : asItWas('unchanged');
  } catch {
    // The time is over, the player would rather not wait, or this browser cannot: the clip is good as it is.
    return asItWas(limit.aborted ? 'timeout' : 'unchanged');
  }
}

/** Whole bits a second for a clip: 1 Mbps, more for one so large that little would be left of it, 5 MB in all at most. */
function bitRateFor({ blob, duration }: Clip): number {
  const { bitsPerSecond, leastKept, target } = compression;
  const enough = (blob.size * leastKept * 8) / duration;
  return Math.round(Math.min(Math.max(bitsPerSecond, enough), (target * 8) / duration));
}

/** A result must be smaller, and not so small that something must have been lost (spec 002 §5). Bytes. */
function isWorthIt(before: number, after: number): boolean {
  return after < before && after >= before * (1 - compression.mostSaved);
}
