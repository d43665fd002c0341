import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { outcomeOf } from './engine-outcomes.ts';

export const PARTIAL = 'Partial results: you were not found in every picture, so some things may be missing.';
/** Milliseconds for a test in which videos are decoded and encoded, on a machine with other work. */
export const FILM_MS = 60_000;
/** What cannot be played: these tests are about words, and about who is pointed out. */
export const noFilm = new Blob(['no video']);
export const twoPeople = () => outcomeOf({ beside: 0.2 });
export const savedCount = async (store: AnalysisStore) => (await store.history('player-1')).length;
