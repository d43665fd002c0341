import { expect, test } from 'vitest';
import { readLocal, writeLocal } from './local-storage-value.ts';

test('a value that was stored is read again; what is not there or cannot be read is null', () => {
  const held = new Map<string, string>([['broken', '{']]);
  const storage = () => ({ getItem: (name: string) => held.get(name) ?? null, setItem: (name: string, value: string) => void held.set(name, value) });
  writeLocal('board', { period: 'weekly' }, storage);
  expect(readLocal('board', storage)).toEqual({ period: 'weekly' });
  expect(readLocal('other', storage)).toBeNull();
  expect(readLocal('broken', storage)).toBeNull();
});

test('storage that is forbidden fails neither reading nor writing', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  writeLocal('board', 1, forbidden);
  expect(readLocal('board', forbidden)).toBeNull();
});
