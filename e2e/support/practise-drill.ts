import type { Page } from '@playwright/test';
import { openTab } from './player-account.ts';
import { expect } from './playwright-fixtures.ts';

/**
 * Takes the page's clock in hand, ten minutes back: a drill that is practised in no time still ends before the
 * server's now. Call it before the first page.
 */
export async function leadClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - 10 * 60_000 });
}

export type Drill = { readonly name: string; readonly minutes: number; readonly result: string };

/** Chooses a drill on the practice tab and starts it: the countdown is on. */
export async function startDrill(page: Page, { name, minutes }: Pick<Drill, 'name' | 'minutes'>): Promise<void> {
  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('textbox', { name: 'Duration' }).fill(String(minutes));
  await page.getByRole('button', { name: 'START DRILL' }).click();
  await expect(page.getByText('Get ready')).toBeVisible();
}

/** Lets the countdown and the whole drill go by, and waits for the result form. */
export async function letTimePass(page: Page, minutes: number): Promise<void> {
  await page.clock.runFor(15_000);
  await page.clock.fastForward(minutes * 60_000);
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
}

/** Practises a whole drill and saves it. The clock has to be in hand. */
export async function practise(page: Page, drill: Drill): Promise<void> {
  await startDrill(page, drill);
  await letTimePass(page, drill.minutes);
  await page.getByLabel('Your result').fill(drill.result);
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await skipCelebration(page);
}

/** Waits for a celebration and ends it: what comes next is offered. */
export async function skipCelebration(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Well played' })).toBeVisible();
  const way = page.getByRole('button', { name: 'Back to dashboard' });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(way).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
