import type { Page } from '@playwright/test';
import { expect } from './playwright-fixtures.ts';

/** What was said on the coach's tab. */
export const talk = (page: Page) => page.getByRole('log', { name: 'Talk with Coach Sarah' });

export const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

/** Asks by keyboard and waits for the whole answer. */
export async function ask(page: Page, words: string): Promise<void> {
  await question(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(talk(page).getByText(words, { exact: true })).toBeVisible();
  // The first answer of a server that has just begun takes a busy machine longest.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible({ timeout: 30_000 });
}
