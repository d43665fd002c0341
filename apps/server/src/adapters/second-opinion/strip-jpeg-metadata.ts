/** What a device makes of a key frame is smaller (the page's `blurredKeyFrames`). */
const MOST_BYTES = 64 * 1024;
const LONG_SIDE = 512;

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Tables, lines and intervals: what a picture is made of, besides its frame and its scans. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd]);
const ADOBE = 0xee;
const ADOBE_BYTES = 16;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** A byte of 255 that belongs to the picture, or begins its next part. */
const isInScan = (next: number | undefined): boolean => next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);

/**
 * The same picture with nothing but the picture in it: no EXIF, place, comment, thumbnail or colour profile, and nothing
 * after its end. Null for what is no JPEG, is cut, or is larger than a device makes a key frame.
 */
export function strippedJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > MOST_BYTES || bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return null;
  const word = (at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  const kept = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Any marker may begin with more of the same.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return frames === 1 && scans > 0 ? joined([...kept, bytes.subarray(at, at + 2)]) : null;
    const length = word(at + 2);
    const end = at + 2 + length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= START_OF_IMAGE) || length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) {
      const [height, width] = [word(at + 5), word(at + 7)];
      if (Math.max(height, width) > LONG_SIDE || Math.min(height, width) === 0) return null;
      frames += 1;
    }
    // What Adobe writes tells how the colours are to be read.
    if (isFrame(marker) || TABLES.has(marker) || (marker === ADOBE && length + 2 === ADOBE_BYTES)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    while (at < bytes.length && (bytes[at] !== 0xff || isInScan(bytes[at + 1]))) at += 1;
    kept.push(bytes.subarray(end, at));
    scans += 1;
  }
  return null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
