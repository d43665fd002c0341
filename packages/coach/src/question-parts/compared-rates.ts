import type { DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import type { TimedResult } from './timed-result-type.ts';

const MINUTE = '(?:m|min|mins|minuten?|minutes?)';
const FOR_TIME = '(?:in|within|over|during|for|innerhalb von|binnen|pro|per|nach|after)';
/** “68 in 10 minutes”, “in 10 minutes 68”, “68 (10 min)”. */
const TIMED = new RegExp(`\\b(\\d{1,4})(?: (?!\\d)\\w+){0,4}? ${FOR_TIME} (?:den |the |nur |only |just |my )?(\\d{1,3})(?: ?${MINUTE})?\\b|\\b(\\d{1,4}) (\\d{1,3}) ?${MINUTE}\\b`, 'g');
const HAS_MINUTES = new RegExp(`\\d ?${MINUTE}\\b`);
const TIME_FIRST = new RegExp(`\\b(?:in|within|with|over) (\\d{1,3}) ?${MINUTE}(?: \\w+){0,3}? (\\d{1,4})\\b(?! ?${MINUTE})`, 'g');
const COMPARES = /\b(?:better|best|worse|more|less|faster|which|what is|whats|compare\w*|or|than|vs|versus|against|improv\w*|progress|besser|bessere?s?|schlechter|mehr|weniger|schneller|welche\w*|was ist|vergleich\w*|oder|als|gegen|old|new|before|previous|last time|earlier|davor|vorher|alte\w*|letztes mal|fortschritt\w*|verbessert)\b/;
const NO_RESULT = /\b(?:tokens?|xp|packs?|euros?|goals? (?:down|up)|tore|players?|spieler|kids|kinder|years?|jahre|won|lost|gewonnen|verloren)\b/;
/** Two results alone, of which one asks which was better. */
const TWO_RESULTS = /\b(?:(?:is|was|are|ist|war|sind|waren) (?:my |the |mein\w* |die |meine )?(\d{1,4})(?: \w+){0,4}? (?:better|more|besser|mehr) (?:than|als) (?:my |the |mein\w* |die )?(\d{1,4})|(?:better|best|besser|mehr|more)(?: \w+){0,2} (\d{1,4})(?: \w+){0,3} (?:or|oder) (\d{1,4})|(\d{1,4})(?: \w+){0,3} (?:or|oder) (\d{1,4})(?: \w+){0,4} (?:better|besser|mehr|more))\b/;
const MOST_WORDS = 32;

function timedIn(text: string): readonly TimedResult[] {
  if (!HAS_MINUTES.test(text)) return [];
  const behind = [...text.matchAll(TIMED)].map((found) => ({ result: Number(found[1] ?? found[3]), minutes: Number(found[2] ?? found[4]) }));
  return behind.length >= 2 ? behind : [...text.matchAll(TIME_FIRST)].map((found) => ({ result: Number(found[2]), minutes: Number(found[1]) }));
}

/** Two results that a text (in plain words) compares, with the minutes that it tells; null where it compares none. */
export function comparedIn(text: string): readonly [TimedResult, TimedResult] | null {
  if (NO_RESULT.test(text) || !COMPARES.test(text)) return null;
  const [first, second] = timedIn(text);
  if (first !== undefined && second !== undefined) return first.minutes === 0 || second.minutes === 0 ? null : [first, second];
  // Minutes alone are no results.
  const found = HAS_MINUTES.test(text) ? null : TWO_RESULTS.exec(text);
  const [one, other] = (found ?? []).slice(1).filter((part) => part !== undefined);
  return one === undefined || other === undefined || one === other ? null : [{ result: Number(one), minutes: null }, { result: Number(other), minutes: null }];
}

const WHY = /^(?:(?:and|und|but|aber|ok|hm|so) )*(?:why|how come|how so|warum|wieso|weshalb|how do you know|wie kommst du (?:darauf|drauf)|what do you mean|wie meinst du das|(?:did|have) i (?:get|got|gotten|improve\w*)(?: better)?|am i (?:getting )?better|hab ich mich verbessert|bin ich besser(?: geworden)?|also besser)(?: (?:that|is that|das|ist das so|ist das|so|exactly|genau|though|denn))*$/;
const TWO_MINUTES = new RegExp(`^(?:(?:the|first|second|one|other|took|were|was|it|and|in|ich|das|erste|zweite|hab|fur|waren|dauerte|es|so|about|like|etwa|just|nur|beide) )*(\\d{1,3})(?: ?${MINUTE})? (?:and|und|then|dann|the other|das andere|second|vs)(?: \\w+){0,3} (\\d{1,3})(?: ?${MINUTE})?(?: \\w+){0,2}$`);

/** The results that were compared before, with the minutes that a turn says when it was asked for them. */
function withMinutesTold([first, second]: readonly [TimedResult, TimedResult], text: string): readonly [TimedResult, TimedResult] | null {
  const found = first.minutes === null || second.minutes === null ? TWO_MINUTES.exec(text) : null;
  const [one, other] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  return one === 0 || other === 0 ? null : [{ ...first, minutes: one }, { ...second, minutes: other }];
}

/** Two results that a message compares; null for all else. */
export function ratesCompared(question: Question): Understood | null {
  const { raw, drillId, skill, before } = question;
  if (raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  const earlier = before?.act?.kind === 'ratesCompared' ? before.act.results : null;
  const isWhy = earlier !== null && WHY.test(text);
  const compared = (earlier === null ? null : isWhy ? earlier : withMinutesTold(earlier, text)) ?? comparedIn(text);
  if (compared === null) return null;
  const id: DrillId | null = drillId ?? (skill === 'juggling' ? 'juggling' : (before?.drillId ?? null));
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'ratesCompared', results: compared, isWhy }, topic: null, drillId: id, skill: null });
}
