import { page } from 'vitest/browser';

export const text = (words: string | RegExp) => page.getByText(words);
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const personDialog = page.getByRole('dialog', { name: 'Which one is you?' });
export const personBox = page.getByRole('button', { name: /^Person \d of \d, from the left$/ });
