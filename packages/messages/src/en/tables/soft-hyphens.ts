/** A name as it is: English words are short enough for narrow places. */
export function withSoftHyphens(name: string): string {
  return name;
}
