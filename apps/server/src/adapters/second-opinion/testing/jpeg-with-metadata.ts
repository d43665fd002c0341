/** A drawn test picture of 24 by 16 pixels, as an encoder wrote it. */
const SMALL = Buffer.from(
  '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgYGBwYHCEhISEhISckJygoKCcnJycoKCgrKyszMzMrKysoKCsrMDAzMzc5NzQ0MzQ5OTw8PEhIRUVUVFdnZ3z/xACAAAEBAQEAAAAAAAAAAAAAAAAGAwUEAQEBAQEBAAAAAAAAAAAAAAAGAwEEBRAAAQIEBQEJAQEAAAAAAAAAAQIDABIRBDIhQWExBaGRgVEiwkTBE0IUEQABAwMCBAUFAQEAAAAAAAABAxECIRIEADEUcSITUYNEQTKRBkKBwsNh/8AAEQgAEAAYAwESAAISAAMSAP/aAAwDAQACEQMRAD8AIdObH+ZxzWaUbYan6hJYNNi1WkPIJKptMsOk23bHsYyUZKCZYtQAjYir8/DRlPNVSnbHGmpuaE8vaB1dHJlxWPisLTKSsj4kQlaG2aJjdV6sQzaxTH4fKTyYHvW3QEYj5G2VBIGVWLsxoNdfSvm+HvitqBbouVIP7FdKhP8AGLmk3ntxHd9w+i8z/PV82Iz+H7x4Oy5u5+b27XdvZv8Au+o5Hq/M/rRmeSqpJYSQnC+9yX6HffpG361q2VwpF6G+Q56ecNEFdQN6UPfBi2U4bhL4aWS2alsA1zQU5mXLmvEGsWZst9t+VTt9dJBiJIReGRBZqdLe/KctJ0MdMYGOuIgTdSBIAFwMz8izki0AVoH0jxYJywkUSrGLGUoyLdfVJ2DjYyY1Ov/Z',
  'base64',
);

/** A part of a JPEG: its marker, its length, what it holds. */
export function segment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  const length = body.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), body]);
}

/** A JPEG, with more parts after its beginning. */
export function jpegWith(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([SMALL.subarray(0, 2), ...parts, SMALL.subarray(2)]);
}

/** A JPEG that says where and with what it was taken. */
export const jpegWithMetadata = (secret: string): Buffer =>
  Buffer.concat([
    jpegWith(
      segment(0xe1, `Exif\0\0MM\0*GPS ${secret}`),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`),
      segment(0xed, `Photoshop 3.0\0${secret}`),
      segment(0xfe, secret),
    ),
    Buffer.from(`after the end ${secret}`),
  ]);
