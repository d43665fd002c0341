import { says } from './whole-word-pattern.ts';

/** Words that are shortened in spoken German, as they are written out. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(^|\bich |\bich \w+ )(trainier|leit|betreu|coach|ubernehm|helf)(?= (?:\w+ ){0,3}?(?:n|ne|nen|ner|die|eine?n?|das|unsre|unsere?|meine?|bei|beim) )/g, '$1$2e'],
  [/\bnen(?= )/g, 'einen'],
  [/\b(?:ne|n)(?= )/g, 'eine'],
];
/** A text (in plain letters) in which spoken German is written out: “ich trainier ne u11” is “ich trainiere eine u11”. */
export const writtenOut = (text: string): string => SPOKEN.reduce((said, [pattern, by]) => said.replace(pattern, by), text);

const TEAM_EN = '(?:teams?|squad|side|group|kids|children|girls|boys|lads|players|u ?\\d{1,2}s?|under ?\\d{1,2}s?)';
const TEAM_DE = '(?:mannschaft|team|truppe|gruppe|kinder|kindern|spieler\\w*|madchen|madels|jungs|bambini\\w*|minis|[a-g] ?jugend|u ?\\d{1,2})';
const TRAINS = says(
  `i (?:\\w+ )?(?:coach|train|manage|run|take|look after|help (?:out )?(?:with|at|coach|train)) (?:a |an |the |some |our |my |local |\\d+ |training for |practi[cs]e for |sessions for )+(?:\\w+ ){0,3}?${TEAM_EN}`,
  `(?:coaching|training|managing|running|taking|looking after) (?:a |an |the |our |my )(?:\\w+ ){0,3}?${TEAM_EN}`,
  '(?:im|i am|i m|as) (?:the |a |an )?(?:\\w+ ){0,3}(?:coach|trainer|assistant coach)',
  '(?:my|our) (?:u ?\\d{1,2}s?|under ?\\d{1,2}s?|squad|lads|players)',
  `(?:ich|wir) (?:\\w+ )?(?:trainieren?|betreuen?|leiten?|coachen?|ubernehmen?) (?:\\w+ ){0,4}?${TEAM_DE}`,
  `trainiere (?:\\w+ ){0,3}?${TEAM_DE}`,
  `(?:ich )?(?:helfe|mache) (?:\\w+ ){0,2}?(?:beim|das) training (?:\\w+ ){0,3}?${TEAM_DE}`,
  '(?:bin|als) (?:\\w+ ){0,3}(?:trainerin|trainer|betreuerin|betreuer|ubungsleiter\\w*|co ?trainer\\w*|jugendtrainer\\w*)',
  '(?:mein|unser)\\w* (?:[a-g] ?jugend|u ?\\d{1,2}|bambini\\w*|minis)',
);
/** Whose coach or what one plays for is told of by players too. */
const OF_PLAYER = says('i play (?:for|in|with)', 'i (?:am|m) in', 'im in', 'ich spiele?', 'ich bin in der', 'my (?:coach|trainer)', 'mein\\w* trainer\\w*', 'our coach', 'unser\\w* trainer\\w*');

/** Whether a text (in plain letters) says that who writes it trains a group of players. */
export function saysTrainsGroup(text: string): boolean {
  const written = writtenOut(text);
  return TRAINS.test(written) && !OF_PLAYER.test(written);
}
