import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { START, routine, newRun, first } from '../testing/sample-routine-run.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';
import { beginRun, currentStep, restLeft, runIn, withAnswer, withFinished, withSkipped, type FinishedStep } from './routine-run.ts';

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
