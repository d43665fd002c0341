/** Sessions whose celebration this page has had on screen, by id. */
const celebrated = new Set<string>();

/** A screen celebrates these sessions: nobody offers it again. */
export function markCelebrated(ids: readonly string[]): void {
  for (const id of ids) celebrated.add(id);
}

export function isCelebrated(id: string): boolean {
  return celebrated.has(id);
}
