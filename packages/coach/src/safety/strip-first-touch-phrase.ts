/** The first touch of the ball, which is a skill: nobody is touched. Whom or what else it is of is none. */
const FIRST_TOUCH = /\b(?:first|1st) touch(?:es)?\b(?! (?:me|my|mine|him|her|us|them|you|your|of (?:my|me|his|her)|on (?:my|me|his|her)|down|there|under|between)\b)/g;

/** A text (in plain letters) in which the first touch is only called a control of the ball. */
export const withoutFirstTouchPhrase = (text: string): string => text.replaceAll(FIRST_TOUCH, 'ball control');
