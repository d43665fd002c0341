/** A player by the number on the shirt (“their number 9”), which is nothing to call. */
const SHIRT_NUMBER = /\b(?:the|their|a|an|other teams?|opposing) number (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?! ?\d)/g;

/** A text (in plain letters) in which players by their shirt number are called opponents; unchanged where any other number stands in it. */
export function withoutShirtNumber(text: string): string {
  const rest = text.replaceAll(SHIRT_NUMBER, 'the opponent');
  return /\d/.test(rest) ? text : rest;
}
