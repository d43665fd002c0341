import type { Locator, Page } from '@playwright/test';
import { expect } from './playwright-fixtures.ts';

/** Opens a folded section of a review where it is not open yet. */
export async function openReviewSection(within: Page | Locator, name: string): Promise<void> {
  const section = within.getByRole('region', { name, exact: true });
  await expect(section).toBeVisible();
  if (await section.locator('details:not([open])').count()) await section.locator('summary').first().click();
  await expect(section.locator('details').first()).toHaveAttribute('open', '');
}
