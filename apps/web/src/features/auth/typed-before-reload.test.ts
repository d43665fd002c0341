import { expect, test } from 'vitest';
import { emptyDraft } from './form-draft.ts';
import { keepTyped, typedBefore } from './typed-before-reload.ts';

function entryWith(state: unknown) {
  const entry = {
    state,
    replaceState: (next: unknown): void => {
      entry.state = structuredClone(next);
    },
  };
  return entry;
}

test('a page that is loaded anew has what was typed, and no password was kept', () => {
  const entry = entryWith({ layers: 1 });
  keepTyped({ name: 'Noa', email: 'noa@touchline.example', password: 'goal-keeper-7', confirm: 'goal-keeper-7', invite: 'ABCDE-23456' }, entry);
  expect(typedBefore(entry)).toEqual({ ...emptyDraft, name: 'Noa', email: 'noa@touchline.example', invite: 'ABCDE-23456' });
  expect(JSON.stringify(entry.state)).not.toContain('goal-keeper');
  // What else lies there stays: the way back counts by it.
  expect(entry.state).toMatchObject({ layers: 1 });
});

test.each([null, 'text', {}, { typed: 7 }, { typed: { name: 7 } }])('an entry with %j is an empty form', (state) => {
  expect(typedBefore(entryWith(state))).toEqual(emptyDraft);
});
