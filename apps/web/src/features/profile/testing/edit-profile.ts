import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { showProfile } from './show-profile.tsx';

/** The card of the profile that tells what is set, and the form that changes it. */
export const card = () => page.getByRole('region', { name: 'About you' });
export const form = () => page.getByRole('dialog', { name: 'About you' });
/** What is asked before changes are lost. */
export const question = () => page.getByRole('alertdialog', { name: 'Discard your changes?' });

export const edit = () => card().getByRole('button', { name: 'Edit' });
export const save = () => form().getByRole('button', { name: /^(Save Profile|Saving\.\.\.|Saved!)/ });
export const field = (name: string) => form().getByRole('textbox', { name: new RegExp(`^${name}`) });
export const club = () => form().getByRole('combobox', { name: /^My club/ });
export const country = () => form().getByRole('combobox', { name: /^Country/ });
export const alert = () => form().getByRole('alert');

export const DISPLAY_NAME_RUDE = 'Display name must not hold rude words. Please choose another nickname.';

/** The profile with its form open. */
export async function editProfile(...world: Parameters<typeof showProfile>) {
  const shown = showProfile(...world);
  await openForm();
  return shown;
}

export async function openForm(): Promise<void> {
  await edit().click();
  await expect.element(save()).toBeVisible();
}
