import { describe, expect, test } from 'vitest';
import { pause, resume, setClock } from '../machine/drill-clock.ts';
import { cuesAhead } from './cue-schedule.ts';

const names = (cues: ReturnType<typeof cuesAhead>): string[] => cues.map((cue) => `${cue.name}@${cue.in}`);
const lastTen = (end: number): string[] => Array.from({ length: 10 }, (_, index) => `lastTen@${end - 10 + index}`);

describe('the sounds of a drill', () => {
  test('tick through the countdown, whistle at GO, then ring at 60 s, 30 s, through the last ten, and at the end', () => {
    const clock = setClock(0, 6_000, 120_000);
    expect(names(cuesAhead(clock, 0))).toEqual([
      'tick@0',
      'tick@1',
      'tick@2',
      'tick@3',
      'tick@4',
      'go@5',
      'sixty@66',
      'thirty@96',
      ...lastTen(126),
      'complete@126',
    ]);
  });

  test('that are past do not sound again', () => {
    const clock = setClock(0, 6_000, 120_000);
    expect(names(cuesAhead(clock, 100_000))).toEqual([...lastTen(26), 'complete@26']);
  });

  test('wait while the drill is paused and move with it', () => {
    const paused = pause(setClock(0, 0, 120_000), 50_000);
    expect(cuesAhead(paused, 60_000)).toEqual([]);
    expect(names(cuesAhead(resume(paused, 80_000), 80_000))[0]).toBe('sixty@10');
  });

  test('of a one-minute drill leave out the bell at its very beginning', () => {
    expect(names(cuesAhead(setClock(0, 1_000, 60_000), 500))[0]).toBe('thirty@30.5');
  });

  test('are over with the drill', () => {
    expect(cuesAhead(setClock(0, 0, 60_000), 60_000)).toEqual([]);
  });
});
