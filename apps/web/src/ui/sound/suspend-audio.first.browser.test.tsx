// On a page of its own: notes that other tests leave to come keep the audio hardware.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playCue, scheduleCue, wakeSoundOnGesture } from './play-cue.ts';

afterEach(() => vi.restoreAllMocks());

describe('the audio hardware', () => {
  const end = (notes: readonly EventTarget[]): void => {
    for (const note of notes) note.dispatchEvent(new Event('ended'));
  };
  /** The notes of what is done meanwhile. */
  const notesOf = (act: () => void): OscillatorNode[] => {
    const make = vi.spyOn(AudioContext.prototype, 'createOscillator');
    act();
    const made = make.mock.results.map(({ value }) => value as OscillatorNode);
    make.mockRestore();
    return made;
  };
  afterEach(() => vi.useRealTimers());

  it('is let go some seconds after the last note has died away, and not while one is to come', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const soon = notesOf(() => playCue('thirty'));
    const later = notesOf(() => scheduleCue('complete', 600));
    const suspend = vi.spyOn(AudioContext.prototype, 'suspend');
    end(soon);
    vi.advanceTimersByTime(60_000);
    expect(suspend).not.toHaveBeenCalled();
    end(later.slice(1));
    vi.advanceTimersByTime(60_000);
    expect(suspend).not.toHaveBeenCalled();
    end(later);
    vi.advanceTimersByTime(3_000);
    expect(suspend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(suspend).toHaveBeenCalledTimes(1);
  });

  it('is let go after what was to come is taken back, and asked for again by the next cue', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const suspend = vi.spyOn(AudioContext.prototype, 'suspend');
    const resume = vi.spyOn(AudioContext.prototype, 'resume');
    scheduleCue('go', 600)();
    vi.advanceTimersByTime(4_000);
    const cancel = scheduleCue('go', 600);
    vi.advanceTimersByTime(60_000);
    expect(suspend).not.toHaveBeenCalled();
    cancel();
    vi.advanceTimersByTime(6_000);
    expect(suspend).toHaveBeenCalledTimes(1);
    resume.mockClear();
    end(notesOf(() => playCue('tap')));
    expect(resume).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6_000);
    expect(suspend).toHaveBeenCalledTimes(2);
  });

  it('is let go where a touch woke it and nothing was played', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const suspend = vi.spyOn(AudioContext.prototype, 'suspend');
    const stop = wakeSoundOnGesture();
    globalThis.dispatchEvent(new Event('pointerup'));
    vi.advanceTimersByTime(6_000);
    expect(suspend).toHaveBeenCalledTimes(1);
    stop();
  });
});
