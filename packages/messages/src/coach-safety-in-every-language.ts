import type { Language } from '@touchline/domain';
import type { Translated } from './by-language.ts';
import * as germanAfter from './de/tables/coach-after-safety.ts';
import * as german from './de/tables/coach-safety.ts';
import * as englishAfter from './en/tables/coach-after-safety.ts';
import * as english from './en/tables/coach-safety.ts';

/**
 * The answers of safety in every language of the app. The page has them all, though it has nothing else of another language
 * than its own (decision 038): words of a crisis do not leave the device, and a child in danger reads its own language.
 */
export const coachSafetyOf: Readonly<Record<Language, Translated<typeof english>>> = { en: english, de: german };

/** The same for what is said behind such an answer. */
export const coachAfterSafetyOf: Readonly<Record<Language, Translated<typeof englishAfter>>> = { en: englishAfter, de: germanAfter };
