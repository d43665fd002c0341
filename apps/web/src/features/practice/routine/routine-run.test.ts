import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Routine } from '@touchline/domain';
import { savedSession } from '../testing/saved-session.ts';
import { localRun } from './routine-run-store.ts';
import { beginRun, currentStep, restLeft, runIn, withAnswer, withFinished, withSkipped, type FinishedStep, type RoutineRun } from './routine-run.ts';

const START = Date.parse('2026-06-01T16:00:00Z');
const routine: Routine = {
  id: 'r',
  name: 'Evening',
  restSeconds: 30,
  steps: [
    { drillId: 'juggling', side: 'both', minutes: 5 },
    { drillId: 'cone_weaving', side: 'left', minutes: 3 },
  ],
};

function newRun(): RoutineRun {
  let keys = 0;
  return beginRun(routine, () => `key-${++keys}`, START);
}

const first: FinishedStep = { key: 'key-1', drillId: 'juggling', minutes: 5, result: 12, saved: null };
const second: FinishedStep = { key: 'key-2', drillId: 'cone_weaving', minutes: 3, result: 0, saved: null };

describe('a routine under way', () => {
  it('goes from drill to drill with a rest between, and none after the last', () => {
    const begun = newRun();
    expect(currentStep(begun)).toEqual({ drillId: 'juggling', side: 'both', minutes: 5, key: 'key-1' });
    const resting = withFinished(begun, first, START + 1_000);
    expect(currentStep(resting)?.key).toBe('key-2');
    expect(restLeft(resting, START + 1_000)).toBe(30_000);
    expect(restLeft(resting, START + 40_000)).toBe(0);
    const over = withFinished(resting, second, START + 50_000);
    // Saved late, it has what is left of its rest since the drill ended.
    expect(withFinished(begun, first, START + 20_000, START + 1_000).restUntil).toBe(resting.restUntil);
    expect(currentStep(over)).toBeNull();
    expect(over.restUntil).toBeNull();
  });

  it('counts each of its drills once', () => {
    const resting = withFinished(newRun(), first, START);
    expect(withFinished(resting, { ...first, saved: savedSession }, START + 5_000)).toEqual({
      ...resting,
      finished: [{ ...first, saved: savedSession }],
    });
    expect(withFinished(resting, { ...first, key: 'another' }, START)).toBe(resting);
    expect(withAnswer(resting, 'another', savedSession)).toBe(resting);
  });

  it('goes on without a drill that is skipped: whoever practised it rests, whoever rests goes on resting', () => {
    const inTheMiddle = withSkipped(newRun(), 'key-1', true, START + 1_000);
    expect(currentStep(inTheMiddle)?.key).toBe('key-2');
    expect(inTheMiddle).toMatchObject({ finished: [], skipped: ['key-1'], restUntil: START + 31_000 });
    const three = { ...routine, steps: [...routine.steps, { drillId: 'toe_taps', side: 'both' as const, minutes: 1 }] };
    let keys = 0;
    const resting = withFinished(beginRun(three, () => `key-${++keys}`, START), first, START);
    const skipped = withSkipped(resting, 'key-2', false, START + 10_000);
    expect(currentStep(skipped)?.key).toBe('key-3');
    expect(skipped.restUntil).toBe(START + 30_000);
    expect(withSkipped(resting, 'key-3', false, START)).toBe(resting);
    expect(runIn(JSON.stringify(skipped), START)).toEqual(skipped);
  });

  it('counts a drill that one tab skipped and another practised', () => {
    const skipped = withSkipped(newRun(), 'key-1', true, START);
    const over = withFinished(withFinished(skipped, second, START), first, START);
    expect(over).toMatchObject({ finished: [first, second], skipped: [] });
    expect(currentStep(over)).toBeNull();
  });

  it('rests no longer than it is to, though the clock was set back', () => {
    const resting = withFinished(newRun(), first, START);
    expect(restLeft(resting, START - 3_600_000)).toBe(30_000);
  });
});

describe('a routine that was left on the device', () => {
  it('is read as it was written', () => {
    const resting = withFinished({ ...newRun(), sending: null }, { ...first, saved: savedSession }, START);
    expect(runIn(JSON.stringify(resting), START)).toEqual(resting);
  });

  it.each<[string, unknown]>([
    ['no text of ours', 'never'],
    ['another routine than its keys are for', { ...newRun(), keys: ['one'] }],
    ['drills that are not its own', { ...newRun(), finished: [second] }],
    ['a skipped drill whose turn has not come', { ...newRun(), skipped: ['key-2'] }],
    ['a drill that is finished and skipped', { ...newRun(), finished: [first], skipped: ['key-1'] }],
    ['a drill that nobody knows', { ...newRun(), routine: { ...routine, steps: [...routine.steps, { drillId: 'yodelling', side: 'both', minutes: 1 }] } }],
  ])('is nothing where it holds %s', (_what, value) => {
    expect(runIn(JSON.stringify(value), START)).toBeNull();
  });

  it('is read as a version before wrote it, when no drill could be skipped', () => {
    const { skipped: _skipped, ...before } = withFinished(newRun(), first, START);
    expect(runIn(JSON.stringify(before), START)).toEqual({ ...before, skipped: [] });
  });

  it('is over where nobody went on with it for half a day', () => {
    expect(runIn(JSON.stringify(newRun()), START + 12 * 60 * 60_000)).not.toBeNull();
    expect(runIn(JSON.stringify(newRun()), START + 13 * 60 * 60_000)).toBeNull();
  });

  it('goes without an answer that cannot be shown', () => {
    const resting = withFinished(newRun(), first, START);
    const stored = { ...resting, finished: [{ ...first, saved: { ...savedSession, rewards: {} } }] };
    expect(runIn(JSON.stringify(stored), START)).toEqual(resting);
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => runIn(text, START)).not.toThrow();
      }),
    );
  });
});

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
