import type { Question } from '../intents/read-question.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';

const N = `\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')}|once|twice|einmal|zweimal|dreimal|viermal|funfmal`;
const MORE_NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, once: 1, twice: 2, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, funfmal: 5 };
/** Touches that are counted, in the spelling of children too: “2 tims”, “3 mal”, “4x”. */
const COUNTED = new RegExp(`\\b(${N})(?: ?(?:x|times?|tims?|tyms?|tiems?|taims?|mal|male|touch\\w*|kontakt\\w*|in a row|am stuck))?(?= |$)`);
/** Keeps the ball in the air, without a word for juggling. */
const KEEPS_UP = /\b(?:(?:keep\w*|kep|kip|hold|holding|get) (?:it|him|(?:the |a |my )?(?:ball|bal|boll|football)) (?:\w+ ){0,2}?(?:up|in the (?:air|sky))|(?:ball|bal|boll) (?:\w+ ){0,2}?(?:stays?|up) (?:up|in the air)|(?:ball|bal|denn bal|ihn|in) (?:\w+ ){0,3}?(?:hoch|oben|hoh) ?(?:zu )?(?:halt\w*|hallt\w*|haltn|behalten)|(?:halt\w*|hallt\w*|haltn) (?:\w+ ){0,4}?(?:ball|bal) (?:\w+ ){0,3}?(?:hoch|oben)|(?:ball|bal|ihn) (?:\w+ ){0,3}?in der luft (?:zu )?(?:halt\w*|lass\w*|behalt\w*)|hoch ?halten)\b/;
const CANNOT = /\b(?:only|just|cant|can not|cannot|can|not|more (?:than|then)|like|nur|nich\w*|kann|kan|bloss|hochstens|schaff\w*|schaf|max\w*|most|get)\b/;
/** Of the score, of a wall, of goals and of somebody else. */
const OF_OTHER = /\b(?:goals?|tore?|wall|wand|streaks?|serie|days?|tage?|minut\w*|mins?|level|head up|kopf hoch|speed|pace|with (?:him|her)|he|she|er|sie|hurts?|weh|weeks?|woche\w*)\b/;
const MOST_WORDS = 18;

/** That one keeps the ball up only so often, told without the word for it, in words that are known: juggling so many; null for all else. */
export function asJuggling({ raw, language }: Question): string | null {
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS || !KEEPS_UP.test(text) || !CANNOT.test(text) || OF_OTHER.test(text)) return null;
  const count = COUNTED.exec(text)?.[1];
  if (count === undefined) return null;
  const number = MORE_NUMBERS[count] ?? Number(count);
  return language === 'de' ? `ich schaffe beim jonglieren nur ${number}` : `i can only do ${number} kick ups`;
}
