import { describe, expect, it } from 'vitest';
import { START, routine, newRun, first } from '../testing/sample-routine-run.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';
import { localRun } from './routine-run-store.ts';

describe('where a routine under way is kept', () => {
  function store(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = memory()) {
    let keys = 0;
    return localRun('player-1', { now: () => START, newKey: () => `key-${++keys}`, storage: () => storage });
  }

  function memory() {
    const values = new Map<string, string>();
    return {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
  }

  it('another page finds it where this one left it', () => {
    const storage = memory();
    const here = store(storage);
    here.begin(routine);
    here.finished(first, START);
    here.answered('key-1', savedSession);
    expect(store(storage).read()).toEqual({ ...newRun(), finished: [{ ...first, saved: savedSession }], restUntil: START + 30_000 });
    here.end();
    expect(store(storage).read()).toBeNull();
  });

  it('a drill that the queue has is not asked for again, though the page went before it was saved', () => {
    const storage = memory();
    const here = store(storage);
    here.begin(routine);
    here.sending(first);
    const after = store(storage);
    after.settle((key) => key === 'key-1');
    expect(after.read()?.finished).toEqual([]);
    after.settle(() => false);
    expect(after.read()).toMatchObject({ finished: [first], sending: null });
  });

  it('a drill that was not saved after all is not counted, though its player gives it up', () => {
    const storage = memory();
    const here = store(storage);
    here.begin(routine);
    here.sending(first);
    here.returned('key-of-another');
    expect(here.read()).toMatchObject({ sending: first });
    here.returned('key-1');
    const after = store(storage);
    after.settle(() => false);
    expect(after.read()).toMatchObject({ finished: [], sending: null });
  });

  it('goes on where nothing can be stored', () => {
    const full = { getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); }, removeItem: () => undefined };
    const here = store(full);
    here.begin(routine);
    here.finished(first, START);
    expect(here.read()?.finished).toEqual([first]);
    here.end();
    expect(here.read()).toBeNull();
  });
});
