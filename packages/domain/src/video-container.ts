/** What a clip comes in (spec 000 §5: mp4, webm, ogg, quicktime). */
export type VideoContainer = 'mp4' | 'quicktime' | 'webm' | 'ogg';

/** The media type of each container. */
export const videoTypes = {
  mp4: 'video/mp4',
  quicktime: 'video/quicktime',
  webm: 'video/webm',
  ogg: 'video/ogg',
} as const satisfies Readonly<Record<VideoContainer, string>>;
export type VideoType = (typeof videoTypes)[VideoContainer];

/** Bytes from the start of a file that tell its container. */
export const videoHeadBytes = 4096;

/** Brands of the MP4 family that hold video; still pictures (HEIC, AVIF) and sound (M4A) have brands of their own. */
const videoBrand = /^(iso|mp4|avc|hvc|hev|M4V|MSN|dash|cmf|3g|f4v|XAVC|mmp4)/;

/** First boxes of a QuickTime file from before there were brands. */
const brandless: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** The container that a file's first bytes announce; null for all others. The name it goes by does not count. */
export function videoContainerOf(head: Uint8Array): VideoContainer | null {
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return docTypeOf(head) === 'webm' ? 'webm' : null;
  if (text(head, 0, 4) === 'OggS') return 'ogg';
  const box = text(head, 4, 8);
  if (box === 'ftyp') return containerOfBrands(head);
  return brandless.has(box) ? 'quicktime' : null;
}

function containerOfBrands(head: Uint8Array): VideoContainer | null {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const major = text(head, 8, 12);
  if (major === 'qt  ') return 'quicktime';
  if (videoBrand.test(major)) return 'mp4';
  // Pictures name brands of the family among those they are compatible with; their own says what they are.
  if (/^(hei|mif|msf|avi|M4A|M4B|crx)/.test(major)) return null;
  for (let at = 16; at + 4 <= Math.min(size, head.length); at += 4) {
    if (videoBrand.test(text(head, at, at + 4))) return 'mp4';
  }
  return null;
}

/** The document type of an EBML head (element 42 82): 'webm', 'matroska'. */
function docTypeOf(head: Uint8Array): string | null {
  for (let at = 4; at + 3 < Math.min(head.length, 64); at += 1) {
    if (head[at] === 0x42 && head[at + 1] === 0x82) {
      const length = (head[at + 2] ?? 0x80) & 0x7f;
      return text(head, at + 3, at + 3 + length).replaceAll('\0', '');
    }
  }
  return null;
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte);
}

function text(head: Uint8Array, from: number, to: number): string {
  return String.fromCodePoint(...head.subarray(from, to));
}
