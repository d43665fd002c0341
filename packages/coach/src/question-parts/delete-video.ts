import { wordsOf } from '../text/recognise-words.ts';

/** How a video is deleted here, as a whole message: one that was sent to somebody, or that somebody has, is another thing. */
const WHOSE = '(?:(?:a|an|the|my|her|his|their|that|ein|eine|das|die|den|mein|meine|ihr|ihre|sein|seine|unser|unsere) )*';
const VIDEO = '(?:videos?|clips?|analys[ei]s|analyse|aufnahmen?)';
const OF_WHOM = '(?: (?:of|from|von) (?:(?:my|mein\\w*) )?(?:her|him|me|mine|ihr|ihm|mir|us|uns|daughter|son|child|kid|tochter|sohn|kind))?';
const HERE = '(?: (?:here|in (?:the|this) app|from (?:the|this) app|in touchline|again|hier|in der app|aus der app|bei touchline|wieder|denn|please|bitte))*';
const DELETES = new RegExp(`^(?:(?:and|und|ok|so|but|aber|sarah|coach) )*(?:(?:how|where) (?:do|can|could) (?:i|we) (?:delete|remove|erase) ${WHOSE}${VIDEO}${OF_WHOM}${HERE}|(?:wie|wo) (?:losche?|entferne?) ich ${WHOSE}${VIDEO}${OF_WHOM}${HERE}|(?:wie|wo) (?:kann|konnte) (?:ich|man|wir) ${WHOSE}${VIDEO}${OF_WHOM}${HERE} (?:loschen|entfernen))$`);

/** Whether a message asks, from its first word to its last, how to delete a video here. */
export const asksToDeleteVideo = (message: string): boolean => DELETES.test(wordsOf(message).join(' '));
