import { page } from 'vitest/browser';

export const text = (words: string | RegExp) => page.getByText(words);
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const PARTIAL = 'Partial results: you were not found in every picture, so some things may be missing.';
/** Milliseconds for a test in which videos are decoded and encoded, on a machine with other work. */
export const FILM_MS = 60_000;
/** What cannot be played: these tests are about words. */
export const noFilm = new Blob(['no video']);
