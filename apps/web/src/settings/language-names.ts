import type { Language } from '@touchline/domain';

/** Each language in its own words, so that whoever reads only one finds it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
