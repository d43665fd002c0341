import { locale, nounInSentence } from './en/locale.ts';

export { locale, nounInSentence };

/** How dates and times are written, and the region they are for: as the browser does where it speaks the language of the texts, and else as that language does. */
export const timeLocale = [...navigator.languages].find((own) => own === locale || own.startsWith(`${locale}-`)) ?? locale;
