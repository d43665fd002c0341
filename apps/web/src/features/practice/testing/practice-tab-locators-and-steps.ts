import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { showPractice } from './show-practice.tsx';
import type { Save } from './show-practice.tsx';

export const MINUTE = 60_000;
/** Ball control counts down from ten, then GO for a second (spec 002 §9). */
export const COUNTDOWN = 11_000;

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
export const said = (text: string | RegExp) => page.getByText(text).first();
/** The full screen of the timer, with juggling. */
export const arena = () => page.getByRole('dialog', { name: 'Juggling' });
export const timer = () => page.getByRole('timer', { name: 'Time left', exact: true });
/** Of a drill whose rest runs it says which one. */
export const result = () => page.getByRole('textbox', { name: /^Your result/ });

/** The practice tab with juggling just begun, as it is where the dashboard starts it. */
export async function running(save?: Save) {
  const practice = showPractice({ drillId: 'juggling', startsAtOnce: true, ...(save && { save }) });
  await expect.element(said('Get ready')).toBeInTheDocument();
  practice.clock.advance(COUNTDOWN);
  await expect.element(timer()).toHaveTextContent('5:00');
  return practice;
}

/** The practice tab with juggling just ended, on a phone that slept meanwhile: seconds that nobody looks at are not ticked through. */
export async function ended(save?: Save) {
  const practice = showPractice({ drillId: 'juggling', startsAtOnce: true, ...(save && { save }) });
  await expect.element(said('Get ready')).toBeInTheDocument();
  practice.clock.sleep(COUNTDOWN + 5 * MINUTE);
  await expect.element(result()).toBeVisible();
  return practice;
}
