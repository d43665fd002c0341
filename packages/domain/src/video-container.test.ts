import { describe, expect, it } from 'vitest';
import { videoContainerOf } from './video-container.ts';

const bytes = (...parts: ReadonlyArray<string | readonly number[]>): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const ebml = (docType: string): Uint8Array =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + docType.length], docType, [0x42, 0x87]);

describe('the container of a file', () => {
  it.each([
    ['an MP4 by its brand', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isommp42'), 'mp4'],
    ['an MP4 by a brand it is compatible with', bytes([0, 0, 0, 24], 'ftypabcd', [0, 0, 2, 0], 'xxxxmp42'), 'mp4'],
    ['a QuickTime film', bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 2, 0], 'qt  '), 'quicktime'],
    ['a QuickTime film without brands', bytes([0, 0, 0, 8], 'wide', [0, 0, 9, 9], 'mdat'), 'quicktime'],
    ['a WebM', ebml('webm'), 'webm'],
    ['an Ogg', bytes('OggS', [0, 2]), 'ogg'],
  ])('is told by its bytes: %s', (_what, head, container) => {
    expect(videoContainerOf(head)).toBe(container);
  });

  it.each([
    ['a Matroska file', ebml('matroska')],
    ['a HEIC picture', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1isom')],
    ['an AVIF picture', bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'mif1iso8')],
    ['an M4A song', bytes([0, 0, 0, 24], 'ftypM4A ', [0, 0, 0, 0], 'isommp42')],
    ['an AVI', bytes('RIFF', [1, 2, 3, 4], 'AVI LIST')],
    ['a PDF', bytes('%PDF-1.7')],
    ['an EBML head that is cut off', bytes([0x1a, 0x45, 0xdf, 0xa3])],
    ['one byte', bytes([0])],
    ['nothing', bytes()],
  ])('is none for %s', (_what, head) => {
    expect(videoContainerOf(head)).toBeNull();
  });
});
