/**
 * Whether PostgreSQL's JSON can hold a value of at most so many levels: it takes neither the zero character nor half
 * a surrogate pair, and gives up on what is nested too deep.
 */
export function isStorableJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, part]) => isStorableJson(key, depth) && isStorableJson(part, depth - 1));
}
