import { checkWords } from './check-words.ts';

/** What no answer of a coach holds, whatever it was asked: bodies and looks, comparison with other players, tokens for talking, a person that it is not. */
const NEVER = [
  /\b(your|you look|too) (weight|fat|skinny|chubby|slim|ugly|thin|overweight)\b/i,
  /\b(lose|losing|gain) weight\b|\bdiet\b|\bcalories\b/i,
  /\b(better|worse|slower|faster) than (other|the other|most) (players|kids|children)\b/i,
  /\bI(?:'m|’m| am) (?:really |actually )?(?:a )?(?:real person|human|woman|person)\b/i,
  /\b(?:tokens|XP) for (?:asking|chatting|talking)\b/i,
];
/** What a player may not ask for, an answer does not offer. */
const REFUSED = new Set(['contact_details', 'hate_obscenity']);

/** True for an answer that may be shown. The fixed answers of a crisis name pain and numbers, and are not asked here. */
export function isAnswerFit(answer: string): boolean {
  if (NEVER.some((pattern) => pattern.test(answer))) return false;
  const verdict = checkWords(answer);
  return verdict.action !== 'refuse' || !REFUSED.has(verdict.kind);
}
