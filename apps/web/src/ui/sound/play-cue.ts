import { cues } from './sound-cues.ts';
import type { CueName, Note } from './sound-cues.ts';
import { soundNote } from './sound-note.ts';
import { onSoundChange, soundSettings } from './sound-settings.ts';

/** Once nothing has sounded for so many milliseconds the audio hardware is let go: a running context drains the battery in silence too. */
const SUSPEND_AFTER_MS = 5_000;

/** Where cues go: one context a page, made at the first cue, its loudness following the settings. */
interface Board {
  context: AudioContext;
  master: GainNode;
  /** Notes that sound or are still to come. */
  notes: Set<OscillatorNode>;
  /** The timer that suspends the context. */
  silence: ReturnType<typeof setTimeout> | undefined;
}

let board: Board | null | undefined;

/** Null where the browser has no audio or refuses it; silence is then the whole answer. */
function openBoard(): Board | null {
  if (board !== undefined) return board;
  try {
    const context = new AudioContext();
    const master = context.createGain();
    const level = (): void => {
      const { enabled, volume } = soundSettings();
      master.gain.value = enabled ? volume : 0;
    };
    level();
    onSoundChange(level);
    master.connect(context.destination);
    board = { context, master, notes: new Set(), silence: undefined };
  } catch {
    board = null;
  }
  return board;
}

/** Asks a suspended context to resume; refused until the player has touched the page, which is no failure. */
function wake(open: Board): void {
  const { context } = open;
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => undefined);
  suspendWhenSilent(open);
}

/** Suspends the context after a while in which nothing sounds and nothing is to come; counted anew with each call. */
function suspendWhenSilent(open: Board): void {
  clearTimeout(open.silence);
  if (open.notes.size > 0) return;
  open.silence = setTimeout(() => {
    if (open.context.state !== 'closed') open.context.suspend().catch(() => undefined);
  }, SUSPEND_AFTER_MS);
}

function forget(open: Board, note: OscillatorNode): void {
  if (open.notes.delete(note)) suspendWhenSilent(open);
}

/** Lets sound begin with the player's first touch or key, as browsers demand. Call once at the start. */
export function wakeSoundOnGesture(): () => void {
  const onGesture = (): void => {
    const open = openBoard();
    if (open !== null) wake(open);
  };
  const gestures = ['pointerup', 'keydown', 'touchend'] as const;
  for (const gesture of gestures) globalThis.addEventListener(gesture, onGesture, { passive: true });
  return () => {
    for (const gesture of gestures) globalThis.removeEventListener(gesture, onGesture);
  };
}

function play(open: Board, note: Note, start: number): OscillatorNode {
  const oscillator = soundNote(open.context, open.master, note, start);
  oscillator.addEventListener('ended', () => forget(open, oscillator));
  open.notes.add(oscillator);
  clearTimeout(open.silence);
  return oscillator;
}

/**
 * Takes a cue back, before or while it sounds. Told `unlessWithin`, one that sounds already, or will within so many
 * seconds, sounds out.
 */
export type CancelCue = (unlessWithin?: number) => void;

/**
 * Plays a cue `seconds` from now on the audio clock, so that it is on time even when the page is busy or throttled.
 * The audio clock stands still while the device sleeps: cancel what is pending and schedule anew on waking.
 * Never throws; without audio it does nothing.
 */
export function scheduleCue(name: CueName, seconds: number): CancelCue {
  const open = openBoard();
  if (open === null) return () => undefined;
  try {
    wake(open);
    const start = open.context.currentTime + Math.max(0, seconds);
    const playing = cues[name].map((note) => play(open, note, start));
    return (unlessWithin) => {
      if (unlessWithin !== undefined && start - open.context.currentTime <= unlessWithin) return;
      for (const oscillator of playing) {
        oscillator.stop();
        oscillator.disconnect();
        // One that has not begun may never tell that it ended.
        forget(open, oscillator);
      }
    };
  } catch {
    return () => undefined;
  }
}

/** Plays a cue now. */
export function playCue(name: CueName): void {
  if (soundSettings().enabled) scheduleCue(name, 0);
}
