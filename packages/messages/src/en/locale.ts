/** The language of the words beside this file. */
export const locale = 'en';

/** A noun as it stands in the middle of a sentence. */
export const nounInSentence = (noun: string): string => noun.toLowerCase();
