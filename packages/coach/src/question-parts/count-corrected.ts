import type { DrillId } from '@touchline/domain';
import { turnsBefore } from '../intents/turns-before.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import type { PracticeTotalMeasure } from './practice-total-question-types.ts';
import { timeSpanIn, type TimeSpan } from './time-span.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 14;
const MOST_TURNS_BACK = 4;

/** What of the own practice may have been meant in place of something else. */
const MEASURES: readonly (readonly [PracticeTotalMeasure, string])[] = [
  ['result', '(?:touches|touch|toutches|taps|reps|passes|juggles|goals|hits|kontakte|beruhrungen|passe|treffer|tore|wiederholungen|stuck)'],
  ['minutes', '(?:minutes?|mins?|minuten?|time|zeit)'],
  ['sessions', '(?:sessions?|seshs?|trainings?|einheiten?)'],
  ['days', '(?:days|tage)'],
  ['tokens', '(?:tokens?|coins?|munzen?)'],
  ['experience', '(?:xp|exp|experience)'],
];
const NOT = '(?:not|isnt|instead of|nicht|net|nich|keine|statt|anstatt)';
const DETERMINERS = '(?:(?:the|my|die|meine|how|many|wie|viele|in) )*';
/** What was told though it was not meant: “touches not minutes”. */
const notMeant = (measure: string): RegExp => new RegExp(`(?:^| )${NOT} ${DETERMINERS}${measure}(?= |$)`);

const CORRECTS = some('no+', 'nope', 'nah', 'i mean', 'i meant', 'meant', 'i said', 'i asked', 'not today', 'nein+', 'nee+', 'ne', 'ich mein\\w*', 'mein\\w* ich', 'ich hab\\w* gesagt', 'ich hab\\w* gefragt', 'ich sagte', 'hab ich gesagt', 'nicht heute?');
const HOW_MANY = some('how (?:many|much)', 'wie ?viele?', 'wieviel\\w*');
/** Which of two days was the better one. */
const WHICH_BETTER = some(
  '(?:which|what|wich|witch)(?: (?:one|day|of them|of the two))? (?:was|were|is|did i do) (?:the )?(?:better|best|more|higher|beter)', '(?:so )?which (?:one |day )?(?:did i|do i)(?: \\w+){0,2} (?:better|more)',
  '(?:was|welche\\w*|wann)(?: (?:tag|von beiden|davon))? (?:war|waren|ist|hab ich|lief) (?:\\w+ )?(?:besser\\w*|mehr|hoher)',
);
const MORE_ASKED = some('drills?', 'plan', 'tomorrow', 'morgen', 'should', 'soll', 'streak', 'serie', 'level', 'friend', 'freund\\w*', 'he', 'she', 'er', 'team', 'foot', 'fuss', 'left', 'right', 'links', 'rechts', 'why', 'warum');
/** A day that is judged is told by its own answer. */
const JUDGES = some('better', 'worse', 'yes or no', 'besser', 'schlechter', 'ja oder nein');
const YESTERDAY_NAMED = some('y\\w{0,2}s\\w{0,2}t\\w{0,2}r?days?', 'ydays?', 'yest', 'gestern', 'gestan');

/** What the last turns counted: of which drill, in which time, and as what. */
interface Counted {
  readonly drillId: DrillId | null;
  readonly span: TimeSpan | null;
  readonly measure: PracticeTotalMeasure | null;
}

function countedBy({ ask, drillId, intent }: Understood): Counted | null {
  if (ask?.kind === 'practiceTotal' && ask.practiceTotal.of === 'total') return { drillId: ask.practiceTotal.drillId, span: ask.practiceTotal.span, measure: ask.practiceTotal.measure };
  if (ask?.kind === 'counts') return { drillId: null, span: ask.span, measure: ask.measure };
  if (ask?.kind === 'resultGoal') return { drillId: ask.goal.drillId, span: ask.goal.of === 'twoDays' ? { kind: 'today' } : null, measure: 'result' };
  return OF_NUMBERS.has(intent) ? { drillId, span: null, measure: null } : null;
}

/** What the turns before counted, the nearest first, as far as they are of the own numbers. */
function countedBefore(before: Understood | null): Counted | null {
  const told: Counted[] = [];
  for (const turn of turnsBefore(before, MOST_TURNS_BACK)) {
    const counted = countedBy(turn);
    if (counted === null) break;
    told.push(counted);
  }
  if (told.length === 0) return null;
  return { drillId: told.find(({ drillId }) => drillId !== null)?.drillId ?? null, span: told.find(({ span }) => span !== null)?.span ?? null, measure: told.find(({ measure, drillId }) => measure !== null && drillId !== null)?.measure ?? null };
}

function total(question: Question, measure: PracticeTotalMeasure, span: TimeSpan, drillId: DrillId | null): Understood {
  if (measure === 'minutes' || measure === 'sessions' || measure === 'days') return understoodAs(question, 'my_numbers', { sureness: 1, drillId, skill: null, ask: drillId === null ? { kind: 'counts', measure, span, inHours: false } : { kind: 'practiceTotal', practiceTotal: { of: 'total', measure, span, drillId, asksWhy: false } } });
  return understoodAs(question, 'my_numbers', { sureness: 1, drillId, skill: null, ask: { kind: 'practiceTotal', practiceTotal: { of: 'total', measure, span, drillId: measure === 'tokens' || measure === 'experience' ? null : drillId, asksWhy: false } } });
}

/** The measure that a text (in plain words) names as meant, beside one that it says was not. */
function measureMeant(text: string): PracticeTotalMeasure | null {
  const [, wrong] = MEASURES.find(([, words]) => notMeant(words).test(text)) ?? [];
  if (wrong === undefined) return null;
  const rest = text.replace(notMeant(wrong), ' ').replace(/ +/g, ' ').trim();
  return rest === '' ? 'result' : (MEASURES.find(([, words]) => words !== wrong && some(words).test(rest))?.[0] ?? null);
}

/**
 * A turn that corrects what was counted behind a question of the own numbers: another day (“no, yesterday, how many”), another
 * measure (“touches, not minutes”), or which of two days was better. Null for all else.
 */
export function countCorrected(question: Question): Understood | null {
  const { raw, before, language } = question;
  if (before === null || (language !== 'en' && language !== 'de') || raw.length > MOST_WORDS) return null;
  const counted = countedBefore(before);
  if (counted === null) return null;
  const text = raw.join(' ');
  const drillId = question.drillId ?? counted.drillId;
  const span = timeSpanIn(text);
  const meant = measureMeant(text);
  if (meant !== null && (span ?? counted.span) !== null && (meant !== 'result' || drillId !== null)) return total(question, meant, span ?? counted.span ?? { kind: 'all' }, drillId);
  if (counted.measure !== 'result' || drillId === null || MORE_ASKED.test(text)) return null;
  if (WHICH_BETTER.test(text)) return understoodAs(question, 'records', { sureness: 1, drillId, skill: null, ask: { kind: 'resultGoal', goal: { of: 'twoDays', drillId } } });
  const namesMeasure = MEASURES.slice(1).some(([, words]) => some(words).test(text));
  if (span === null || span.kind === 'all' || namesMeasure || JUDGES.test(text)) return null;
  return CORRECTS.test(text) || HOW_MANY.test(text) || (YESTERDAY_NAMED.test(text) && raw.length <= 4) ? total(question, 'result', span, drillId) : null;
}
