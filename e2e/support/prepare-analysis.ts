import type { Page } from '@playwright/test';
import { SLOWER } from './pose-engine-harness-page.ts';
import { comeIn, newPlayer, openTab, type Player } from './player.ts';
import { expect } from './playwright-fixtures.ts';

/** What the button of a review to film the next clip says: where too little was seen, from where. */
export const filmNext = /^Film (?:another one|from the side|from the front)$/;

/** A new player's analysis tab, with a skill and a clip chosen and the model ready. */
export async function prepareAnalysis(page: Page, skill: string, clip: Buffer, player: Player = newPlayer()): Promise<void> {
  await comeIn(page, player);
  await prepareClip(page, skill, clip);
}

/** The analysis tab of the player who is here, with a skill and a clip chosen and the model ready. */
export async function prepareClip(page: Page, skill: string, clip: Buffer): Promise<void> {
  slowEngineClock(page);
  await openTab(page, 'analysis');
  await expect(page.getByText('MediaPipe Ready')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: skill, exact: true }).click();
  await chooseClip(page, clip);
}

/** The engine's workers of this page get a slower clock, so that a busy machine looks at the whole clip all the same. */
export function slowEngineClock(page: Page): void {
  page.on('worker', async (worker) => {
    try {
      await worker.evaluate((slower) => {
        const now = performance.now.bind(performance);
        performance.now = () => now() / slower;
      }, SLOWER);
    } catch (error) {
      // One that ends before it has begun, or with its page, needs no clock.
      if (!/closed|destroyed|terminated|Test ended/i.test(String(error))) throw error;
    }
  });
}

/** Chooses a clip and waits until it has passed the checks. */
export async function chooseClip(page: Page, clip: Buffer): Promise<void> {
  const file = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByText('Your clip is ready')).toBeVisible();
}

/** Opens the choice of where an analysis is kept, of which a line is seen before. */
export async function changeWhereKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}
