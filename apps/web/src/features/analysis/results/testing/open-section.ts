import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Opens a folded section of a review, of the last one on the page, as a press on its name does. */
export async function openSection(name: string): Promise<void> {
  const section = page.getByRole('region', { name, exact: true }).last();
  await expect.element(section).toBeVisible();
  const details = section.element().querySelector('details');
  if (details?.open === false) await section.getByRole('heading', { name, level: 3, exact: true }).click();
  await expect.poll(() => details?.open).toBe(true);
}
