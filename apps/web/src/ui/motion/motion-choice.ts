import { createEmitter } from '../../store/emitter-and-store.ts';

/** How much moves on this device: as the device asks, or nothing at all. */
export type MotionChoice = 'device' | 'still';

/** Also read by `public/before-app.js`, which puts it on the page before the first paint. */
const storageKey = 'touchline.motion';

const changes = createEmitter();

/** Calls back after each choice; returns what ends it. */
export const onMotionChoice = changes.subscribe;

/** What was chosen, as the page says it. */
export function motionChoice(): MotionChoice {
  return document.documentElement.dataset['motion'] === 'still' ? 'still' : 'device';
}

/** Puts the choice on the page, where styles and `useReducedMotion` find it, and stores it. */
export function chooseMotion(choice: MotionChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'still') dataset['motion'] = choice;
  else delete dataset['motion'];
  try {
    if (choice === 'still') localStorage.setItem(storageKey, choice);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage can be full or forbidden: the choice then lasts for this visit.
  }
  changes.emit();
}
