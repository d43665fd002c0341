import { sessionLimits } from '@touchline/domain';

/** What people put between the thousands of a number; a comma or a dot may also begin its fraction. */
const BETWEEN_THOUSANDS = /(\d)[\s'’](?=\d)/g;

/** Whether something was typed that counts as 0 and does not say so. */
export function isUnread(text: string): boolean {
  return text.trim() !== '' && resultOf(text) === 0 && !/^\s*[+-]?0/.test(text);
}

/** Whether more digits were typed than are counted: '12.5', '1,200', '1e9'. */
export function isCut(text: string): boolean {
  return /^\D*\d+\D+\d/.test(text.replace(BETWEEN_THOUSANDS, '$1'));
}

/** The result a player typed, as a whole number; what is no number, or less than none, counts as 0 (spec 002 §5). */
export function resultOf(text: string): number {
  const parsed = Number.parseInt(text.replace(BETWEEN_THOUSANDS, '$1'), 10);
  return Number.isNaN(parsed) ? 0 : Math.max(sessionLimits.minResult, parsed);
}
