import { describe, expect, test } from 'vitest';
import { cues, type CueName } from './sound-cues.ts';
import { soundNote } from './sound-note.ts';

/** Samples a second. */
const RATE = 44_100;
/** How long a sound is listened to at once, in seconds: as the ear does, not longer than the shortest of them. */
const WINDOW = 0.05;
/** Decibels that are not heard as a difference. */
const NEARLY = 0.5;

/** The kinds of sounds, each with its loudness in decibels below full scale, before the player's volume. */
const kinds: Record<string, { readonly loudness: number; readonly names: readonly CueName[] }> = {
  'answers to a press': { loudness: -26, names: ['tap', 'error', 'tear'] },
  'seconds that are counted': { loudness: -20, names: ['tick', 'lastTen'] },
  cards: { loudness: -15, names: ['common', 'rare', 'epic', 'legendary'] },
  'signals of the timer': { loudness: -12.6, names: ['go', 'sixty', 'thirty', 'complete'] },
};

/** The effective value of a cue where it is loudest, and its highest sample. */
async function measured(name: CueName): Promise<{ readonly loudness: number; readonly peak: number }> {
  const lasts = Math.max(...cues[name].map((note) => note.at + note.lasts));
  const context = new OfflineAudioContext(1, Math.ceil((lasts + WINDOW) * RATE), RATE);
  for (const note of cues[name]) soundNote(context, context.destination, note, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const length = Math.round(WINDOW * RATE);
  let power = 0;
  let most = 0;
  for (const [at, sample] of samples.entries()) {
    power += sample ** 2 - (samples[at - length] ?? 0) ** 2;
    most = Math.max(most, power / length);
  }
  return { loudness: 10 * Math.log10(most), peak: samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0) };
}

describe.each(Object.entries(kinds))('%s', (_kind, { loudness, names }) => {
  test.each(names)('are equally loud: %s', async (name) => {
    const { loudness: own, peak } = await measured(name);
    expect(Math.abs(own - loudness), `${own.toFixed(2)} dB`).toBeLessThan(NEARLY);
    // Nothing is cut off at full volume.
    expect(peak).toBeLessThan(1);
  });
});

test('every sound is of one kind', () => {
  expect(Object.values(kinds).flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(cues).toSorted());
});
