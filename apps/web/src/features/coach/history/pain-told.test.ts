import { expect, it } from 'vitest';
import { forgetPain, isPainTold, notePain } from './pain-told.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const told = Date.parse('2026-06-01T10:00:00Z');

function newStorage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
}

it('pain holds for a day, for the one who told of it, unless it is over before', () => {
  const storage = newStorage();
  expect(isPainTold('noa', told, storage)).toBe(false);
  notePain('noa', told, storage);
  expect(isPainTold('noa', told, storage)).toBe(true);
  expect(isPainTold('sam', told, storage)).toBe(false);
  expect(isPainTold('noa', told + DAY_MS - 1, storage)).toBe(true);
  expect(isPainTold('noa', told + DAY_MS, storage)).toBe(false);
  forgetPain('noa', storage);
  expect(isPainTold('noa', told, storage)).toBe(false);
});

it('a time that is still to come, or is none, holds nothing', () => {
  const storage = newStorage();
  notePain('noa', told + 1, storage);
  expect(isPainTold('noa', told, storage)).toBe(false);
  storage().setItem('touchline.coach-hurt.noa', 'yesterday');
  expect(isPainTold('noa', told, storage)).toBe(false);
});

it('nothing is held where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  notePain('noa', told, forbidden);
  forgetPain('noa', forbidden);
  expect(isPainTold('noa', told, forbidden)).toBe(false);
});
