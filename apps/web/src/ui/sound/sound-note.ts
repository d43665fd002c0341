import type { Note } from './sound-cues.ts';

/** Lays a note of a cue that begins at `start` (seconds on the audio clock) on its way to `destination`. */
export function soundNote(context: BaseAudioContext, destination: AudioNode, note: Note, start: number): OscillatorNode {
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  const begins = start + note.at;
  const ends = begins + note.lasts;
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.pitch, begins);
  if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, ends);
  envelope.gain.setValueAtTime(0.0001, begins);
  envelope.gain.exponentialRampToValueAtTime(note.gain, begins + Math.min(0.012, note.lasts / 3));
  envelope.gain.exponentialRampToValueAtTime(0.0001, ends);
  oscillator.connect(envelope).connect(destination);
  oscillator.start(begins);
  oscillator.stop(ends + 0.02);
  return oscillator;
}
