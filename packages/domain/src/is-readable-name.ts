/**
 * What a name may be made of where others see it. Nothing here is about words: letters of two alphabets that look
 * alike, blanks that count as letters, and marks piled on one another make a name that is somebody else's, or none.
 */

/** Alphabets whose letters look like each other's. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
/** Letters that are drawn as blanks, characters of private use, and those that Unicode does not know. */
const UNSEEN_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5|\u034f|\p{Co}|\p{Cn}|\p{Cs}/u;
/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{4,}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}{3,}/u;

/** Whether a name can be read as what it is. */
export function isReadableName(name: string): boolean {
  const plain = name.normalize('NFC');
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isMixed = words.some((word) => ALIKE.filter((script) => script.test(word)).length > 1);
  return !isMixed && !UNSEEN_LETTERS.test(plain) && !PILED_MARKS.test(plain);
}
