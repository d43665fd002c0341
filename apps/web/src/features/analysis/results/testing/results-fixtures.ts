import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { outcomeOf } from './engine-outcomes.ts';

export const PARTIAL = 'Partial results: you were not found in every picture, so some things may be missing.';
/** Milliseconds to wait for a video that is encoded, opened or downloaded, on a machine with other work: less than a test has, so that what was waited for is told. */
export const FILM_MS = 120_000;
/** What cannot be played: these tests are about words, and about who is pointed out. */
export const noFilm = new Blob(['no video']);
export const twoPeople = () => outcomeOf({ beside: 0.2 });
export const savedCount = async (store: AnalysisStore) => (await store.history('player-1')).length;
