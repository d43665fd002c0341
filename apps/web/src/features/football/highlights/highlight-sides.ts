/** 'A - B', 'A vs B', or with a score between the two: the ways in which feeds name a match. */
const MATCH_TITLE = /^(\S.*?)\s+(?:\d+\s*[-–:]\s*\d+|[-–]|vs?\.?)\s+(\S.*)$/i;

/** The home and the away side in the title of a highlight; null where it names no match. */
export function highlightSides(title: string): readonly [home: string, away: string] | null {
  const [, home, away] = MATCH_TITLE.exec(title) ?? [];
  return home === undefined || away === undefined ? null : [home, away];
}
