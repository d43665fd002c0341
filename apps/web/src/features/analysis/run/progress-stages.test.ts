import { describe, expect, it } from 'vitest';
import { reporter } from '../engine/progress-reporter.ts';
import type { EngineStage } from '../engine/index.ts';
import { localFraction, percentOf, pipeline, sharedFraction, stageWord } from './progress-stages.ts';

describe('the pipeline', () => {
  it('runs from 0 to 100 without a gap', () => {
    const ranges = Object.values(pipeline);
    expect(ranges[0]?.[0]).toBe(0);
    expect(ranges.at(-1)?.[1]).toBe(100);
    for (const [index, range] of ranges.entries()) expect(range[0]).toBe(ranges[index - 1]?.[1] ?? 0);
  });
});

describe('an analysis on this device', () => {
  it.each<[string, readonly EngineStage[]]>([
    ['of a kick', ['loading', 'opening', 'coarse', 'dense', 'reviewing']],
    ['of somebody overlooked', ['loading', 'opening', 'coarse', 'dense', 'again', 'again', 'reviewing']],
    ['of juggling', ['loading', 'opening', 'counting', 'reviewing']],
    ['without a moment to look at closely', ['loading', 'opening', 'coarse', 'reviewing']],
  ])('%s fills the bar with what is really done, and never goes back', (_what, stages) => {
    const percents: number[] = [];
    let now = 0;
    const report = reporter((fraction, stage) => percents.push(percentOf(fraction, stage)), () => (now += 1));
    for (const stage of stages) for (let done = 0; done <= 20; done += 1) report(stage, done / 20);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBe(100);
  });

  it('prepares from 0 %, looks from 10 % and finalizes from 95 %, as the table says', () => {
    expect(percentOf(0, 'loading')).toBe(0);
    expect(percentOf(0, 'opening')).toBe(5);
    expect(percentOf(0, 'counting')).toBe(10);
    expect(percentOf(0, 'reviewing')).toBe(95);
  });

  it('stays where it was when the clip has to be opened in another way', () => {
    expect(percentOf(0.97, 'coarse')).toBe(97);
  });

  it('says in words what it is at', () => {
    expect(stageWord('loading')).toBe('Warming up');
    expect(stageWord('opening')).toBe('Opening your video');
    expect(stageWord('coarse')).toBe('Watching how you move');
    expect(stageWord('dense')).toBe('Looking closely at the big moment');
    expect(stageWord('counting')).toBe('Counting your touches');
    expect(stageWord('again')).toBe('Looking again where we missed you');
    expect(stageWord('reviewing')).toBe('Writing your review');
  });
});

describe('an analysis that is shared', () => {
  const local = (share: number, isClipSent: boolean): number => percentOf(localFraction(share, isClipSent), 'coarse');
  it.each<[string, number, number]>([
    ['preparing', percentOf(sharedFraction('preparing', 0), 'preparing'), 0],
    ['uploading', percentOf(sharedFraction('uploading', 0), 'uploading'), 10],
    ['half of the upload', percentOf(sharedFraction('uploading', 0.5), 'uploading'), 25],
    ['verifying', percentOf(sharedFraction('verifying', 0), 'verifying'), 40],
    ['the device’s own work', local(0, true), 45],
    ['the end of it', local(1, true), 70],
    ['submitting', percentOf(sharedFraction('submitting', 0), 'submitting'), 70],
    ['the server’s review', percentOf(sharedFraction('aiAnalysis', 0), 'aiAnalysis'), 75],
    ['its end', percentOf(sharedFraction('aiAnalysis', 1), 'aiAnalysis'), 95],
    ['the device’s own work without an upload', local(0, false), 10],
  ])('is at %s: %i %% of the table', (_what, percent, expected) => {
    expect(percent).toBe(expected);
  });

  it('says in words what it is at', () => {
    expect(stageWord('uploading')).toBe('Sending your video');
    expect(stageWord('aiAnalysis')).toBe('Waiting for the review from your account');
  });
});
