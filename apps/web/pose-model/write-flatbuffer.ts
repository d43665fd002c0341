/**
 * A part of a FlatBuffer. Tables name their fields by number, as in the schema; a field that is left out has its
 * default value. A number is held in the table itself, all else is pointed to.
 */
export type Part =
  | Target
  /** A signed byte or an unsigned 32-bit number. */
  | { readonly kind: 'number'; readonly value: number };

/** What can be pointed to. */
export type Target =
  | Written
  /** Something in a file that is appended to ours, by its place there. */
  | { readonly kind: 'appended'; readonly at: number };

type Written =
  | { readonly kind: 'table'; readonly fields: Readonly<Record<number, Part>> }
  | { readonly kind: 'parts'; readonly parts: readonly Target[] }
  | { readonly kind: 'floats'; readonly values: readonly number[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'text'; readonly text: string };

type Place = { readonly field: number; readonly part: Target };

/**
 * Writes a FlatBuffer whose root is `root`. Parents come before their children, because a FlatBuffer points forward
 * only; for the same reason it can be put before another one and take over parts of it (`appended`). Its length is a
 * multiple of 16, so that what is appended keeps its alignment.
 */
export function writeFlatBuffer(root: Target, identifier: string): Uint8Array {
  const out = new Bytes();
  const waiting: Place[] = [{ field: out.reserve(4), part: root }];
  out.text(identifier);
  const appended: { readonly field: number; readonly at: number }[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { field, part } = next;
    if (part.kind === 'appended') appended.push({ field, at: part.at });
    else out.pointForward(field, writePart(out, part, waiting));
  }
  const end = out.align(16);
  for (const { field, at } of appended) out.pointForward(field, end + at);
  return out.content();
}

/** Writes one part and gives its place; what it points to is left in `waiting`. */
function writePart(out: Bytes, part: Written, waiting: Place[]): number {
  if (part.kind === 'table') return writeTable(out, part.fields, waiting);
  if (part.kind === 'bytes') return out.counted(part.bytes);
  if (part.kind === 'text') return out.counted(new TextEncoder().encode(`${part.text}\0`), 1);
  if (part.kind === 'floats') {
    const at = out.number(part.values.length);
    for (const value of part.values) out.float(value);
    return at;
  }
  const at = out.number(part.parts.length);
  for (const child of part.parts) waiting.push({ field: out.reserve(4), part: child });
  return at;
}

/** A table is led by the list of where its fields lie in it. */
function writeTable(out: Bytes, fields: Readonly<Record<number, Part>>, waiting: Place[]): number {
  const numbers = Object.keys(fields).map(Number);
  const places = Math.max(...numbers) + 1;
  const list = out.reserve(4 + 2 * places);
  out.align(4);
  const table = out.number(0);
  out.setNumber(table, table - list);
  out.setShort(list, 4 + 2 * places);
  out.setShort(list + 2, 4 + 4 * numbers.length);
  for (const number of numbers) {
    const part = fields[number];
    if (part === undefined) continue;
    const field = out.reserve(4);
    out.setShort(list + 4 + 2 * number, field - table);
    if (part.kind === 'number') out.setNumber(field, part.value);
    else waiting.push({ field, part });
  }
  return table;
}

/** Bytes that grow, in the order of FlatBuffers (little end first). */
class Bytes {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get #view(): DataView {
    return new DataView(this.#bytes.buffer);
  }

  /** Adds so many zeros and gives the place of the first. */
  reserve(length: number): number {
    const at = this.#length;
    this.#length += length;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    return at;
  }

  align(to: number): number {
    this.reserve((to - (this.#length % to)) % to);
    return this.#length;
  }

  number(value: number): number {
    this.align(4);
    const at = this.reserve(4);
    this.setNumber(at, value);
    return at;
  }

  float(value: number): void {
    const at = this.reserve(4);
    this.#view.setFloat32(at, value, true);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.#bytes.set(bytes, this.reserve(bytes.length));
  }

  /** Bytes led by their number, less those at the end that do not count. */
  counted(bytes: Uint8Array, uncounted = 0): number {
    const at = this.number(bytes.length - uncounted);
    const start = this.reserve(bytes.length);
    this.#bytes.set(bytes, start);
    return at;
  }

  setNumber(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  setShort(at: number, value: number): void {
    this.#view.setUint16(at, value, true);
  }

  pointForward(field: number, to: number): void {
    this.setNumber(field, to - field);
  }

  content(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}
