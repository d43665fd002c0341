import { crc32 } from 'node:zlib';

type Entry = { readonly name: string; readonly content: Uint8Array };

/** The first day that a zip file can name: the same content gives the same bytes whenever it is packed. */
const FIRST_OF_JANUARY_1980 = 0x21;
const VERSION = 20;

/** A zip file of entries that are stored as they are, as a reader needs them that maps them into memory. */
export function storedZip(entries: readonly Entry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(FIRST_OF_JANUARY_1980, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), facts, title, content];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, facts, place, title]));
    files.push(Buffer.concat(file));
    offset += 30 + title.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
