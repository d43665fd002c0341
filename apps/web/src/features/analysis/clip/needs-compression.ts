import type { Clip } from './clip-types.ts';

/** Bytes above which a clip is made smaller: 10 MB (spec 002 §9). */
const large = 10 * 1024 * 1024;

/** Whether a clip is so large that it is made smaller. */
export function needsCompression({ blob }: Pick<Clip, 'blob'>): boolean {
  return blob.size > large;
}
