/** 'A - B', 'A vs B', or with a score between the two: the ways in which feeds name a match. */
const MATCH_TITLE = /^(\S.*?)\s+(?:\d+\s*[-–:]\s*\d+|[-–]|vs?\.?)\s+(\S.*)$/i;

const SCORE = /\d+\s*[-–:]\s*\d+/;

/** A title before, at and after the score in it, which is not to be broken across two lines; null where it has none. */
export function aroundScore(title: string): readonly [before: string, score: string, after: string] | null {
  const found = SCORE.exec(title);
  if (found === null) return null;
  const [score] = found;
  return [title.slice(0, found.index), score, title.slice(found.index + score.length)];
}

/** The home and the away side in the title of a highlight; null where it names no match. */
export function highlightSides(title: string): readonly [home: string, away: string] | null {
  const [, home, away] = MATCH_TITLE.exec(title) ?? [];
  return home === undefined || away === undefined ? null : [home, away];
}
