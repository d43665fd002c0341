import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const STREAK = some('streaks?', 'streek', 'steak', 'serien?', '\\w*serie', 'days in a row', 'tage am stuck');
const RECORD = some('records?', 'recrod', '(?:my |the )?(?:best|longest|highest)(?: (?:one|ever|streak))*', 'rekord\\w*', '(?:mein\\w* )?(?:beste\\w*|langste\\w*|hochste\\w*)');
/** Asks how far it is. */
const HOW_FAR = some('how (?:long|many|far|much|close)', 'when', 'wie (?:lange?|viele?|viel|weit|oft)', 'wieviele?', 'wann', 'noch bis', 'bis (?:zum|zu|zur)', 'until', 'till?', 'to go', 'left', 'fehl\\w*');
const IS_AHEAD = some('until', 'till?', 'to (?:my|the|beat|break|get|go|reach)', 'left', 'more', 'beat', 'break', 'away', 'off', 'reach', 'bis', 'noch', 'fehl\\w*', 'knack\\w*', 'schlag\\w*', 'brech\\w*', 'muss', 'brauch\\w*', 'wieder', 'from', 'entfernt', 'weg');
/** Tells how long it was. */
const WAS = some('was', 'war', 'were', 'hatte', 'is my (?:best|longest|record)', 'ist mein\\w* (?:beste\\w*|langste\\w*|rekord\\w*)');
const OF_RESULTS = some('juggl\\w*', 'jongl\\w*', 'touch\\w*', 'kontakt\\w*', 'drills?', 'ubung\\w*', 'tokens?', 'xp', 'levels?', 'goals?', 'tore?', 'badge\\w*', 'abzeichen', '\\d+', 'boards?', 'rangliste');
const MOST_WORDS = 14;

const SHORT = some('(?:only|just|nur|bloss|blos|grad mal|halt)(?: \\w+){0,4} (?:\\d{1,2}|one|two|three|five|ein\\w*|zwei|drei|funf|paar|a few|few|kurz) ?(?:m|min|mins|minutes?|minuten?|sec|secs|seconds?|sekunden?)', '(?:only|just|nur|bloss)(?: \\w+){0,3} (?:kurz|short|quick|little|wenig)(?: \\w+)?', '(?:\\d{1,2}|one|two|three|ein\\w*|zwei|drei) ?(?:m|min|mins|minutes?|minuten?|sec|secs|seconds?|sekunden?)', 'short (?:session|practi[cs]e|one)s?', 'kurze\\w* (?:einheit|training|ubung)\\w*');
const ASKS_IF = some('what if', 'what happens', 'does (?:it|that|this)', 'do (?:they|\\d+)', 'is (?:it|that)', 'if', 'is (?:it|that) (?:ok|okay)', 'enough', 'counts?', 'was wenn', 'was ist wenn', 'was passiert', 'wenn', 'reicht', 'reichen', 'zahlt', 'zahlen', 'langt', 'gilt', 'genug', 'trotzdem');
const COUNTS = some('counts?', 'enough', 'keeps?', 'safe', 'saves?', 'zahlt', 'zahlen', 'reicht', 'reichen', 'langt', 'langen', 'halt', 'gilt', 'genug', 'sicher');

const NOT_TRAINED = some('(?:kein\\w* (?:bock|lust|zeit|training)|keine? motivation)(?: \\w+){0,3}', '(?:nicht|nich|ned|net) (?:train\\w*|ub\\w*|mach\\w*|spiel\\w*)', '(?:dont|do not|cant|wont|not) (?:\\w+ ){0,2}(?:train\\w*|practi[cs]\\w*|play|do (?:it|any\\w*)|feel like\\w*)', 'no (?:time|training|practi[cs]e|motivation)', 'skip\\w*', 'cant be (?:bothered|arsed)', 'cba', 'aussetz\\w*', 'ausfallen\\w*', 'auslass\\w*', 'day off', 'pause');
const GONE_THEN = some('weg', 'futsch', 'vorbei', 'kaputt', 'verlier\\w*', 'verlor\\w*', 'endet', 'gone', 'lost', 'lose', 'loose', 'over', 'ends?', 'reset', 'break\\w*', 'broken', 'zahlt', 'counts?', 'sicher', 'safe');
const AHEAD = some('dann', 'then', 'morgen', 'tomorrow', 'tmrw', 'tmr', 'will', 'heute', 'today', 'heut', 'tonight');
/** Others know what would be, what is over and who is ill. */
const OTHERWISE = some('if', 'wenn', 'falls', 'gestern', 'yesterday', 'why', 'warum', 'wieso', 'ill', 'sick', 'krank', 'urlaub', 'holiday\\w*', 'ferien', 'vacation', 'friend\\w*', 'freund\\w*', 'freeze', 'already', 'schon weg');

const OF_STREAK: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakOnly', 'streakRule', 'streakLost', 'streakAfter', 'streakFreeze', 'newStreak', 'streakRuns', 'streakEnds', 'streakTo']);
const CASES_OF_STREAK: ReadonlySet<string> = new Set(['streakGone', 'streakSince', 'streakToday', 'streakIll', 'streakAway', 'streakRecord', 'streakShort', 'streakSkipped']);
const MOST_TURNS_BACK = 2;

/** Whether a turn, or the one before it, is of the streak. */
const isBehindStreak = (turn: Understood | null, back = MOST_TURNS_BACK): boolean =>
  turn !== null && back > 0 && (subjectOfTalk(turn)?.of === 'streak' || (turn.topic !== null && OF_STREAK.has(turn.topic.topic)) || (turn.ask?.kind === 'case' && CASES_OF_STREAK.has(turn.ask.case.of)) || STREAK.test(turn.words.join(' ')) || isBehindStreak(turn.before, back - 1));

type OfStreak = 'streakRecord' | 'streakShort' | 'streakSkipped';

function askedOf(text: string, isBehind: boolean): OfStreak | null {
  const names = STREAK.test(text);
  if ((names || isBehind) && RECORD.test(text) && HOW_FAR.test(text) && IS_AHEAD.test(text) && !WAS.test(text) && !OF_RESULTS.test(text)) return 'streakRecord';
  if (SHORT.test(text) && ASKS_IF.test(text) && ((names && COUNTS.test(text)) || (isBehind && !some('drills?', 'ubung\\w*', 'then what', 'what then', 'und dann', 'was dann', 'what (?:can|should)', 'was (?:kann|soll)').test(text)))) return 'streakShort';
  return names && NOT_TRAINED.test(text) && GONE_THEN.test(text) && AHEAD.test(text) && !OTHERWISE.test(text) ? 'streakSkipped' : null;
}
const MOST_WORDS_SKIPPED = 26;

/** How far the streak is from the longest one, whether a short session counts for it, and whether it ends where none is done; null for all else. */
export function streakRecordOrShortSession(question: Question): Understood | null {
  const { raw, words, language, before, drillId } = question;
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS_SKIPPED || before?.intent === 'injury' || hurts(raw, words) || drillId !== null) return null;
  const of = askedOf(raw.join(' '), isBehindStreak(before));
  if (of === null || (of !== 'streakSkipped' && raw.length > MOST_WORDS)) return null;
  return understoodAs(question, 'rewards_levels', { sureness: 1, ask: { kind: 'case', case: { of } }, drillId: null, skill: null });
}
