import { page } from 'vitest/browser';

/** A side of the choice. */
export const side = (name: string) => page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name });

/** Chooses a drill from all of them. */
export async function choose(name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Drill/ }).click();
  await page.getByRole('option', { name }).click();
}

/** As `choose`, with the chip for the weak foot pressed, or let go where it was pressed before. */
export async function chooseByChip(name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Drill/ }).click();
  await page.getByRole('button', { name: 'Weak foot', exact: true }).click();
  await page.getByRole('option', { name }).click();
}
