import { hasContactDetails } from '@touchline/domain';
import { isAnswerFit } from '../safety/check-answer.ts';
import { checkByRule } from '../safety/check-words.ts';

/** The law of the game for children: heading is nothing to coach before this age. */
const OLD_ENOUGH_TO_HEAD = 13;
const HEADING = /\bhead(?:er|ers|ing)\b|\bwith (?:your|the) head\b/i;
/** So many words in a row are no accident. */
const LEAKED_WORDS = 8;
/** What is said of the player as a fact; what is proposed ("do 10 with your left") is none. */
const DONE = '(?:practi[sc]ed|trained|scored|reached|earned|made|got|did|done|been|hit|improved|managed|completed)';
const CLAIMS = [
  /\byour\s+(?:[\p{L}\p{N}'’-]+\s+){0,5}?(?:best|record|average|streak|level|total|highest|last)\b/iu,
  new RegExp(String.raw`\byou(?:['’]ve| have| had)?\s+(?:[\p{L}'’-]+\s+){0,2}?${DONE}\b`, 'iu'),
  /\bsince you\b|\bso far\b|\bi (?:can )?see\b|\bin total\b/i,
];
const NUMBER = /\d+(?:[.,]\d+)?/g;

interface Asked {
  readonly age: number | null;
  /** What the model was told to do, which is nobody's business. */
  readonly rules: string;
  /** All that the numbers of an answer may come from. */
  readonly told: string;
}

/** True for words of an AI outside that may be shown: the coach's own rules, stricter, and no number that nobody gave it. */
export function isOutsideAnswerFit(text: string, { age, rules, told }: Asked): boolean {
  // The second opinion was trained on children's questions and knows nothing of a coach's sentences.
  if (!isAnswerFit(text) || checkByRule(text).action !== 'allow' || hasContactDetails(text)) return false;
  if (/[<>{}`]|\]\(|\[removed\]/.test(text)) return false;
  if ((age === null || age < OLD_ENOUGH_TO_HEAD) && HEADING.test(text)) return false;
  return !leaks(text, rules) && !claimsUnknownNumber(text, told);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function leaks(text: string, rules: string): boolean {
  const secret = ` ${wordsOf(rules).join(' ')} `;
  const words = wordsOf(text);
  return words.some((_, at) => at + LEAKED_WORDS <= words.length && secret.includes(` ${words.slice(at, at + LEAKED_WORDS).join(' ')} `));
}

function claimsUnknownNumber(text: string, told: string): boolean {
  const known = new Set((told.match(NUMBER) ?? []).map(Number));
  const claims = text.split(/[.!?]+(?:\s|$)/).filter((sentence) => CLAIMS.some((claim) => claim.test(sentence)));
  return claims.some((claim) => (claim.match(NUMBER) ?? []).some((number) => !known.has(Number(number.replace(',', '.')))));
}
