import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strippedJpeg } from './strip-jpeg-metadata.ts';
import { jpegWith, segment, jpegWithMetadata } from './testing/jpeg-with-metadata.ts';

const SECRET = 'Oakwood Road 7';
const textOf = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('latin1');

describe('a plain JPEG', () => {
  it('holds the picture and nothing that was written beside it', () => {
    const plain = strippedJpeg(jpegWithMetadata(SECRET));
    expect(textOf(jpegWithMetadata(SECRET))).toContain(SECRET);
    expect(textOf(plain)).not.toMatch(/Oakwood|Exif|GPS|xmp|Photoshop|JFIF/);
    expect(plain).toEqual(strippedJpeg(jpegWith()));
    expect(textOf(plain).slice(0, 2)).toBe('\xff\xd8');
    expect(textOf(plain).slice(-2)).toBe('\xff\xd9');
  });

  it('made plain again is the same', () => {
    const plain = strippedJpeg(jpegWith()) ?? new Uint8Array();
    expect(plain.length).toBeGreaterThan(400);
    expect(strippedJpeg(plain)).toEqual(plain);
  });

  it('keeps what tells how its colours are to be read, where that is all it says', () => {
    expect(textOf(strippedJpeg(jpegWith(segment(0xee, 'Adobe\0d\0\0\0\0\x01'))))).toContain('Adobe');
    expect(textOf(strippedJpeg(jpegWith(segment(0xee, `Adobe\0d\0\0\0\0\x01 ${SECRET}`))))).not.toContain(SECRET);
  });

  it('keeps a scan whole, with bytes that look like markers and with restarts', () => {
    const start = jpegWith().lastIndexOf(Buffer.from([0xff, 0xda]));
    const scan = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3]);
    const whole = Buffer.concat([jpegWith().subarray(0, start), segment(0xda, 'abcdefghij'), scan, Buffer.from([0xff, 0xd9])]);
    expect(textOf(strippedJpeg(whole))).toContain(scan.toString('latin1'));
  });

  it.each([
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html></html>')],
    ['a JPEG that is cut', jpegWith().subarray(0, -30)],
    ['a beginning and an end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['two pictures in one', jpegWith(jpegWith())],
    ['a part longer than the file', jpegWith(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
    ['a large file', jpegWith(segment(0xfe, 'x'.repeat(65_000)))],
    ['two frames', jpegWith(segment(0xc0, Buffer.from([8, 0, 16, 0, 24, 1, 1, 0x11, 0])))],
  ])('is not made of %s', (_, bytes) => {
    expect(strippedJpeg(bytes)).toBeNull();
  });

  it('is not made of a picture larger than a device makes', () => {
    const at = jpegWith().indexOf(Buffer.from([0xff, 0xc0]));
    const sized = (height: number, width: number): Buffer => {
      const bytes = jpegWith();
      bytes.writeUInt16BE(height, at + 5);
      bytes.writeUInt16BE(width, at + 7);
      return bytes;
    };
    expect(strippedJpeg(sized(512, 288))).not.toBeNull();
    expect(strippedJpeg(sized(513, 288))).toBeNull();
    expect(strippedJpeg(sized(288, 513))).toBeNull();
    expect(strippedJpeg(sized(0, 288))).toBeNull();
  });

  it('ends on any bytes, and holds no more than it was given', () => {
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 60 }).map((more) => jpegWith(Buffer.from(more))));
    fc.assert(
      fc.property(bytes, (given) => {
        expect(strippedJpeg(given)?.length ?? 0).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});
