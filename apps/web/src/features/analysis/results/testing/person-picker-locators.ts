import { page } from 'vitest/browser';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { outcomeOf } from './engine-outcomes.ts';

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const text = (words: string | RegExp) => page.getByText(words);
export const personDialog = page.getByRole('dialog', { name: 'Which one is you?' });
export const personBox = page.getByRole('button', { name: /^Person \d of \d, from the left$/ });
/** What cannot be played: most of these tests are about who is pointed out. */
export const noFilm = new Blob(['no video']);
export const twoPeople = () => outcomeOf({ beside: 0.2 });
export const savedCount = async (store: AnalysisStore) => (await store.history('player-1')).length;
