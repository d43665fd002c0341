/** 'A - B', 'A vs B', or with a score between the two: the ways in which feeds name a match. */
const MATCH_TITLE = /^(\S.*?)\s+(?:(\d+\s*[-–:]\s*\d+)|[-–]|vs?\.?)\s+(\S.*)$/i;

const SCORE = /\d+\s*[-–:]\s*\d+/;

export interface MatchInTitle {
  readonly home: string;
  readonly away: string;
  /** As the title has it, in one piece; null where it tells none. */
  readonly score: string | null;
}

/** The match in the title of a highlight; null where it names none. */
export function matchFromTitle(title: string): MatchInTitle | null {
  const [, home, score, away] = MATCH_TITLE.exec(title) ?? [];
  return home === undefined || away === undefined ? null : { home, away, score: score === undefined ? null : unbroken(score) };
}

/** A title whose score is not broken across two lines. */
export const withUnbrokenScore = (title: string): string => title.replace(SCORE, unbroken);

const unbroken = (score: string): string => score.replaceAll(/\s/g, '\u00A0');
