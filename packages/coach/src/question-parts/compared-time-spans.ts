import { DAYS_IN_WEEK } from '../text/weekday-names.ts';

/** Two stretches of days of the same length, one right behind the other, to be compared. */
export interface ComparedTimeSpans {
  /** How many days each of them has. */
  readonly days: number;
}

const NUMBER_WORDS: readonly string[] = ['two|zwei', 'three|drei', 'four|vier', 'five|funf', 'six|sechs', 'seven|sieben', 'eight|acht'];
const NUMBER = `(\\d{1,2}|${NUMBER_WORDS.join('|')})`;
const LAST = '(?:last|past|latest|letzt\\w*|vergangen\\w*|recent)';
const STRETCH = new RegExp(`\\b${LAST} ${NUMBER} (weeks?|wochen|days?|tagen?)\\b|\\b${NUMBER} ${LAST} (weeks?|wochen|days?|tagen?)\\b`);
const COMPARES = /\b(?:compar\w*|comparison|vergleich\w*|versus|vs|against|difference|unterschied\w*|gegenuber)\b/;
const MORE = /\b(?:more|less|better|worse|mehr|weniger|besser|schlechter)\b/;
const BEFORE = /\b(?:before|prior|previous|earlier|davor|vorher|vorigen?|zuvor)\b/;
const OF_OTHERS = /\b(?:friends?|brother|sister|team|match\w*|games?|freund\w*|bruder|schwester|mannschaft|spiele)\b/;
const MOST_DAYS = 183;

const numberOf = (named: string): number => {
  const at = NUMBER_WORDS.findIndex((words) => words.split('|').includes(named));
  return at < 0 ? Number(named) : at + 2;
};

/** The stretches that a text (in plain words) asks to compare: “my last 2 weeks with the 2 before”; null where it asks for none. */
export function comparedTimeSpansIn(text: string): ComparedTimeSpans | null {
  const found = STRETCH.exec(text);
  if (found === null || OF_OTHERS.test(text)) return null;
  if (!COMPARES.test(text) && !(MORE.test(text) && BEFORE.test(text))) return null;
  const number = numberOf(found[1] ?? found[3] ?? '');
  const days = (found[2] ?? found[4] ?? '').startsWith('w') ? number * DAYS_IN_WEEK : number;
  return days > 1 && days <= MOST_DAYS ? { days } : null;
}
