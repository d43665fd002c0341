import { page } from 'vitest/browser';

/** Words anywhere on the page. */
export const said = (text: string | RegExp) => page.getByText(text).first();
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The choice of the skill. */
export const skill = () => page.getByRole('radiogroup', { name: 'What do you want analyzed?' });
/** How to film the chosen skill. */
export const tip = () => page.getByRole('note', { name: 'Filming tip' });
