import { expect, test } from 'vitest';
import { emptyDraft } from './form-fields.ts';
import { forgetTyped, keepTyped, typedBefore } from './typed-before-reload.ts';

function tabWith(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['touchline.typed', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

const typed = { name: 'Noa', email: 'noa@touchline.example', password: 'goal-keeper-7', confirm: 'goal-keeper-7', invite: 'ABCDE-23456' };

test('a page that is loaded anew has what was typed, and no password was kept', () => {
  const { kept, storage } = tabWith();
  keepTyped(typed, storage);
  expect(typedBefore(storage)).toEqual({ ...emptyDraft, name: 'Noa', email: 'noa@touchline.example', invite: 'ABCDE-23456' });
  expect(JSON.stringify([...kept])).not.toContain('goal-keeper');
});

test('whoever is signed in leaves nothing behind', () => {
  const { kept, storage } = tabWith();
  keepTyped(typed, storage);
  forgetTyped(storage);
  expect(kept.size).toBe(0);
  expect(typedBefore(storage)).toEqual(emptyDraft);
});

test.each([null, 'text', '{}', '7', '{"name":7}'])('a tab that keeps %j is an empty form', (text) => {
  expect(typedBefore(tabWith(text).storage)).toEqual(emptyDraft);
});

test('a browser that forbids storage is an empty form', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  keepTyped(typed, forbidden);
  forgetTyped(forbidden);
  expect(typedBefore(forbidden)).toEqual(emptyDraft);
});
