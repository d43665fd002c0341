import { page, userEvent } from 'vitest/browser';
import { input } from './show-coach.tsx';

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const helpButton = () => page.getByRole('button', { name: 'Need to talk to a real person?' });
/** A message in passing stands twice: seen, and said. */
export const toast = (text: string) => page.getByText(text, { exact: true }).first();
/** What a screen reader is told of the answer that comes. */
export const spoken = () => document.querySelector('output[aria-atomic="false"]')?.textContent;

/** Sends a message by the keyboard. */
export async function type(text: string): Promise<void> {
  await input().fill(text);
  await userEvent.keyboard('{Enter}');
}
