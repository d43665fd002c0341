/** How many drills a day of a plan is to have. */
export interface DrillsPerDay {
  readonly least: number;
  readonly most: number;
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, a: 1, single: 1, ein: 1, eine: 1, einer: 1, two: 2, couple: 2, zwei: 2, three: 3, drei: 3, four: 4, vier: 4, five: 5, funf: 5 };
const COUNT = `(${Object.keys(COUNTS).join('|')}|[1-5])`;
const DRILLS = '(?:(?:different|other|verschiedene|andere) )?(?:drills?|exercises?|things|ubung\\w*|sachen)';
const A_DAY = '(?:a|per|each|every|on each|on every|for each|for every|in a|in one|pro|am|an jedem|jeden|fur jeden|je) (?:day|session|tag|training|einheit)';
const SEVERAL = new RegExp(`\\b${COUNT}(?: (?:or|to|oder|bis|maybe|vielleicht) ${COUNT})? ${DRILLS} (?:(?:and|statt|instead|nicht|not) .*)?${A_DAY}|\\b${A_DAY} ${COUNT}(?: (?:or|to|oder|bis) ${COUNT})? ${DRILLS}|\\b${COUNT}(?: (?:or|to|oder|bis) ${COUNT})? ${DRILLS} (?:instead of|statt|anstatt)(?: (?:just|only|nur))? (?:one|1|a|eine\\w*)\\b`);
/** More than one, of no number. */
const MORE_THAN_ONE = new RegExp(`\\b(?:more than (?:one|1|a single)|mehr als (?:eine?|1)|several|multiple|mehrere|more|mehr) ${DRILLS} (?:${A_DAY})`);
/** A whole day with one drill is found long. */
const ONLY_ONE = new RegExp(`\\b(?:just|only|nur|bloss|all) (?:of )?(?:one|1|a single|the same|eine?|die gleiche|dieselbe) (?:drill|exercise|thing|ubung)\\b|\\b(?:one|1|eine?) (?:drill|exercise|ubung) (?:for|fur) (?:the )?(?:whole|\\d{2}|ganze)`);
const LONG = /\b(?:a lot|too (?:much|long|boring)|so (?:much|long|boring)|boring|long|really|ernsthaft|lang|langweilig|zu viel|viel|echt)\b|\?/;

const valueOf = (word: string): number => COUNTS[word] ?? Number(word);

/** How many drills a turn about a plan (in plain words; `isAsked` with a question mark) wants on each day; null where it says nothing of that. */
export function drillsPerDayIn(text: string, isAsked: boolean): DrillsPerDay | null {
  if (MORE_THAN_ONE.test(text)) return { least: 2, most: 3 };
  const numbers = SEVERAL.exec(text)?.slice(1).filter((word) => word !== undefined).map(valueOf) ?? [];
  if (numbers.length > 0) return { least: Math.min(...numbers), most: Math.max(...numbers) };
  return ONLY_ONE.test(text) && LONG.test(isAsked ? `${text} ?` : text) ? { least: 2, most: 3 } : null;
}
