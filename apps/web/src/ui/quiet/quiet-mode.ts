import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../store/local-storage-value.ts';
import { chooseMotion, motionChoice, onMotionChoice, type MotionChoice } from '../motion/motion-choice.ts';
import { changeSound, onSoundChange, soundSettings } from '../sound/sound-settings.ts';

/** What was on before all was turned off. */
interface BeforeQuiet {
  readonly sounds: boolean;
  readonly voice: boolean;
  readonly motion: MotionChoice;
}

const storageKey = 'touchline.before-quiet';

/** Where nothing was on before, quiet ends with what a new device has. */
const asNew: BeforeQuiet = { sounds: true, voice: false, motion: 'device' };

/** Whether no sound, no voice and no movement is left, however they were turned off. */
export function isQuiet(): boolean {
  const { enabled, voice } = soundSettings();
  return !enabled && !voice && motionChoice() === 'still';
}

/** Turns sounds, voice and movement off at once, or back to what they were. */
export function chooseQuiet(quiet: boolean): void {
  if (quiet === isQuiet()) return;
  if (quiet) {
    const { enabled, voice } = soundSettings();
    const before: BeforeQuiet = { sounds: enabled, voice, motion: motionChoice() };
    // Where it cannot be stored, quiet ends with what a new device has.
    writeLocal(storageKey, before);
    changeSound({ enabled: false, voice: false });
    chooseMotion('still');
  } else {
    const { sounds, voice, motion } = remembered();
    changeSound({ enabled: sounds, voice });
    chooseMotion(motion);
  }
}

function remembered(): BeforeQuiet {
  const found = readLocal(storageKey);
  writeLocal(storageKey, null);
  if (typeof found !== 'object' || found === null) return asNew;
  const { sounds, voice, motion } = found as Partial<Record<keyof BeforeQuiet, unknown>>;
  return { sounds: sounds !== false, voice: voice === true, motion: motion === 'still' ? 'still' : 'device' };
}

function onChange(changed: () => void): () => void {
  const ends = [onSoundChange(changed), onMotionChoice(changed)];
  return () => {
    for (const end of ends) end();
  };
}

/** Whether all is quiet, followed. */
export const useQuiet = (): boolean => useSyncExternalStore(onChange, isQuiet);
