/** The language of the words beside this file. */
export const locale = 'de';

/** A noun as it stands in the middle of a sentence: with its capital. */
export const nounInSentence = (noun: string): string => noun;
