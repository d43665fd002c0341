import { expect, it } from 'vitest';
import { writeFlatBuffer } from './write-flatbuffer.ts';

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

it('a FlatBuffer points forward to what its tables hold, and ends where an appended one is aligned', () => {
  const bytes = writeFlatBuffer(
    { kind: 'table', fields: { 1: { kind: 'text', text: 'ball' }, 2: { kind: 'number', value: 7 } } },
    'TEST',
  );
  const view = new DataView(bytes.buffer);
  const root = view.getUint32(0, true);
  const list = root - view.getInt32(root, true);
  const fieldAt = (index: number) => root + view.getUint16(list + 4 + 2 * index, true);
  expect(view.getUint16(list + 4, true)).toBe(0);
  expect(view.getUint32(fieldAt(2), true)).toBe(7);
  const words = fieldAt(1) + view.getUint32(fieldAt(1), true);
  expect(view.getUint32(words, true)).toBe(4);
  expect(text(bytes.subarray(words + 4, words + 8))).toBe('ball');
  expect(bytes.length % 16).toBe(0);
});
