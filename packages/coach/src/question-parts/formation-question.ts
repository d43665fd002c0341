import { says } from './whole-word-pattern.ts';

const BEST = says('best', 'good', 'better', 'which', 'wich', 'what', 'whats', 'wat', 'should', 'use', 'play', 'recommend', 'ideal', 'beste\\w*', 'besten', 'gute?', 'welche\\w*', 'was', 'wie', 'soll\\w*', 'spiel\\w*', 'stell\\w*', 'nehm\\w*');
const LINE_UP = says('formations?', 'line ?ups?', '(?:set|lined?|line) (?:\\w+ )?up', 'tactics?', 'systems?', 'shape', 'aufstellung\\w*', 'formation\\w*', 'taktik\\w*', 'system\\w*', 'aufstellen');
/** What a formation is, or who plays in one. */
const OTHERWISE = says('what (?:is|are|does)(?: an?| the)? (?:formations?|\\d)', 'mean\\w*', 'heisst', 'bedeut\\w*', 'numbers', 'zahlen', 'rules?', 'regel\\w*', 'how many', 'wie ?viele', 'how (?:long|big)', 'pros?', 'premier', 'barca', 'barcelona', 'city', 'madrid', 'bayern', 'ever', 'was ist (?:eine )?(?:formation|aufstellung)');
/** “5 a side”, as children write it. */
const ofSize = (number: string, word: string, german: string, ...more: readonly string[]): RegExp =>
  says(`(?:${number}|${word}) (?:a |per )?sides?`, `${number} ?(?:v|vs|gegen|on) ?${number}`, `${german} gegen ${german}`, `${number}s`, `${word}s`, `(?:${number}|${word}) players`, `(?:${number}|${german}) spieler\\w*`, `zu ${german}t?`, ...more);

const SIZES = [
  ['formationFive', ofSize('5', 'five', 'funf', 'futsal', 'hallen\\w*', 'indoor', 'in der halle')],
  ['formationSix', ofSize('6', 'six', 'sechs')],
  ['formationSeven', ofSize('7', 'seven', 'sieb(?:en)?')],
  ['formationEight', ofSize('8', 'eight', 'acht')],
  ['formationNine', ofSize('9', 'nine', 'neun')],
  ['formationEleven', ofSize('11', 'eleven', 'elf')],
] as const;
const BEST_OF_ALL = says('best', 'beste\\w*', 'ideal');

/** The words for the formation that is asked for, by how many play; null where none is to be named. */
export function formationAsked(text: string): (typeof SIZES)[number][0] | 'formationAny' | null {
  if (!LINE_UP.test(text) || !BEST.test(text) || OTHERWISE.test(text)) return null;
  return SIZES.find(([, size]) => size.test(text))?.[0] ?? (BEST_OF_ALL.test(text) ? 'formationAny' : null);
}
