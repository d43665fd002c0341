import { afterEach, describe, expect, it, vi } from 'vitest';
import { cues } from './sound-cues.ts';
import { changeSound } from './sound-settings.ts';
import { playCue, scheduleCue } from './play-cue.ts';

afterEach(() => {
  vi.restoreAllMocks();
  changeSound({ enabled: true, volume: 0.5 });
});

describe('a cue', () => {
  it('is laid on the audio clock ahead of time, note by note', () => {
    const start = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined);
    vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined);
    scheduleCue('thirty', 0);
    const now = start.mock.calls[0]?.[0] ?? Number.NaN;
    start.mockClear();
    scheduleCue('thirty', 30);
    const begins = start.mock.calls.map(([at]) => at ?? Number.NaN);
    expect(begins).toHaveLength(cues.thirty.length);
    for (const [index, note] of cues.thirty.entries()) expect(begins[index]).toBeCloseTo(now + 30 + note.at, 1);
  });

  it('is taken back before it sounds', () => {
    const stop = vi.spyOn(OscillatorNode.prototype, 'stop');
    const cancel = scheduleCue('go', 60);
    stop.mockClear();
    cancel();
    expect(stop.mock.calls).toEqual(cues.go.map(() => []));
    expect(cancel).not.toThrow();
  });

  it('that sounds already, or will at once, is let sound out where that is asked', () => {
    const stop = vi.spyOn(OscillatorNode.prototype, 'stop');
    const cancels = [0, 1, 60].map((seconds) => scheduleCue('go', seconds));
    stop.mockClear();
    for (const cancel of cancels.slice(0, 2)) cancel(1.5);
    expect(stop).not.toHaveBeenCalled();
    cancels[2]?.(1.5);
    expect(stop.mock.calls).toEqual(cues.go.map(() => []));
    for (const cancel of cancels) cancel();
  });

  it('is not played where sound is off', () => {
    const start = vi.spyOn(OscillatorNode.prototype, 'start');
    changeSound({ enabled: false });
    playCue('tap');
    expect(start).not.toHaveBeenCalled();
    changeSound({ enabled: true });
    playCue('tap');
    expect(start).toHaveBeenCalledTimes(cues.tap.length);
  });
});
