import { expect, it } from 'vitest';
import { forgetPain, isHurting, notePain, painToldAt } from './last-pain-report.ts';

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

const isPainTold = (playerId: string, now: number, storage: Parameters<typeof painToldAt>[1]): boolean => isHurting(painToldAt(playerId, storage), [], now);
const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

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

it('pain that was told on another device holds here too, and is over where that was said last', () => {
  const pain = { hurt: true, timestamp: at(told) };
  expect(isHurting(null, [pain, { timestamp: at(told + 1) }], told + 2)).toBe(true);
  expect(isHurting(null, [pain], told + DAY_MS)).toBe(false);
  expect(isHurting(null, [pain, { hurt: false, timestamp: at(told + 1) }], told + 2)).toBe(false);
  expect(isHurting(told, [{ hurt: false, timestamp: at(told + 1) }], told + 2)).toBe(false);
  expect(isHurting(told + 2, [{ hurt: false, timestamp: at(told + 1) }], told + 3)).toBe(true);
});
