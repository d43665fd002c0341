import { expect, it } from 'vitest';
import { keepDraft, readDraft } from './profile-draft.ts';

function storageWith(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, open: () => storage };
}

it('what was typed comes back to its player only', () => {
  const { open } = storageWith();
  keepDraft('noa', { displayName: 'Kim' }, open);
  expect(readDraft('noa', open)).toEqual({ displayName: 'Kim' });
  expect(readDraft('ada', open)).toEqual({});
});

it('an empty draft leaves nothing behind', () => {
  const { open, kept } = storageWith();
  keepDraft('noa', { age: '11' }, open);
  keepDraft('noa', {}, open);
  expect(kept.size).toBe(0);
});

it.each(['{', 'null', '7', '{"age":7}'])('%s is no draft', (text) => {
  const { open } = storageWith({ 'touchline.profile-draft.noa': text });
  expect(readDraft('noa', open)).toEqual({});
});

it('a device that keeps nothing is no trouble', () => {
  const open = () => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  };
  keepDraft('noa', { age: '11' }, open);
  expect(readDraft('noa', open)).toEqual({});
});
