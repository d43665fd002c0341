import type { DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnOnSubject } from '../talk-subject/follow-up-on-subject.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { hurts } from '../topics/find-topic.ts';
import type { ResultGoal, Until } from './result-goal-or-day-question-types.ts';
import { says } from './whole-word-pattern.ts';

const JUGGLING = says('juggl\\w*', 'jugling', 'jonglier\\w*', 'jongliert', 'gaberl\\w*', 'keep(?:y|ie)? ?upp?\\w*', 'kick ?ups?');
const NUMBER = /\b(\d{1,4})\b/g;
/** Other counts, and other people's. */
const OTHERWISE = says('xp', 'levels?', 'lvl', 'tokens?', 'packs?', 'cards?', 'badges?', 'streaks?', 'days', 'minutes?', 'mins?', 'hours?', 'sessions?', 'kg', 'kilo\\w*', 'cm', 'metres?', 'meters?', 'km', 'euros?', 'points', 'percent', 'serie', 'tage?n?', 'minuten?', 'stunden?', 'einheiten', 'punkte', 'karten', 'packchen', 'meter', 'prozent', 'goals?', 'tore?', 'place', 'platz', 'board', 'rangliste', 'friends?', 'brother', 'sister', 'freund\\w*', 'bruder\\w*', 'schwester\\w*', 'he', 'she', 'er', 'sie', 'match\\w*', 'messi', 'ronaldo', 'average', 'schnitt', 'years?', 'old', 'jahre?', 'daughter', 'son', 'cones?', 'hutchen', 'together', 'apart', 'failed', 'choose');
const FAR = says('how (?:far|close|near)', 'how (?:many|much) (?:\\w+ ){0,3}(?:more|left|missing|till|until|to|off|away)', 'whats? (?:is )?missing', 'what do i need', 'missing', 'wie (?:weit|nah)', 'fehl\\w*', 'noch bis', 'weg');
const WAY = says('how (?:do|can|could|would|to|should) (?:i |u |you )?(?:get|reach|come|make|go|hit)?', '(?:can|could|will) i (?:get|reach|do|make|hit)', '(?:want|wanna|like) (?:to )?(?:get|reach|hit|make|do)', '(?:wanna|gonna) (?:get|reach|hit)', 'wie (?:komm\\w*|kumm|schaff\\w*|erreich\\w*|krieg\\w*)', '(?:schaff\\w*|kann|erreich\\w*) (?:i|ich)', '(?:i|ich) (?:will|mecht|mochte)', 'from \\d+ to', 'von \\d+ auf');
/** A number that is an age. */
const OF_AGE = /\b(?:at|with|mit) (?:[5-9]|1\d)$/;
/** A number beside what it counts, and nothing else: it corrects what was understood before. */
const CORRECTS = /^(?:(?:no|nope|nah|not that|i mean|i meant|na|nein|ne|ich mein\w*|i mein) )+(?:the |die |das )?\d{1,4} (?:juggl\w*|keep\w*|kick ?ups?|touches|gaberl\w*|jonglier\w*|kontakte|passes|passe|taps|mal)\b/;
const PACE = says('how (?:many|much) (?:\\w+ ){0,6}(?:each|every|per|a) week', 'wie ?viele? (?:\\w+ ){0,6}(?:pro|in der|jede) woche', 'each week', 'pro woche');
/** A number of one's own. */
const OWN = /\b(?:(?:im|i am|i m|ich bin|bin|i bin) (?:on|at|bei|auf|now at)|my (?:\w+ )?(?:best|record|pb)(?: \w+)? is|i (?:only |just |always )*(?:have|got|get|manage|can do|can only do|did|do)(?: (?:only|just|like|about))*|(?:only|just|nur)(?: \w+)?|mein\w* (?:\w+ )?(?:bestwert|rekord|bestes)(?: \w+){0,2} ist|(?:ich (?:hab\w*|schaff\w*|kann)|schaffe? ich)(?: (?:immer|nur|so|etwa))*|(?:from|von)(?= \d+ (?:to|auf|bis)\b)) (\d{1,4})\b/;
/** Asks whether it can be done, and tells nothing. */
const MAY_I = /\b(?:(?:can|could|will|how (?:do|can|to)) i|(?:want|wanna) (?:to )?|like to |(?:schaff\w*|kann) (?:i|ich)|(?:i|ich) (?:will|mecht|mochte))(?: (?:get|do|make|reach|have|hit))?\b/g;
/** The own age, beside a number that is meant. */
const OWN_AGE = /\b(?:im|i am|i m|ich bin|bin) (?:[5-9]|1[0-7])(?= (?:and|und|years?|jahre|i|ich|want|will)\b)/g;
const EACH_WEEK = says('(?:each|every|per|a) week', 'pro woche', 'jede woche', 'in der woche');
/** Whether it can be done, or how it goes, in that time. */
const MAY_BE = says('doable', 'possible', 'realistic', 'can i', 'make it', 'machbar', 'moglich', 'realistisch', 'geht das', 'schaff\\w*', 'what about', 'was ist', 'und');
const CHRISTMAS = says('christmas', 'xmas', 'x mas', 'weihnacht\\w*');
const IN_WEEKS = /\b(?:in|within|innerhalb von) (\d{1,2}|one|two|three|four|five|six|eight|ten|zwei|drei|vier|funf|sechs|acht|zehn) (?:weeks|wochen)\b/;
/** Fewer are a goal of nobody. */
const SMALLEST_TARGET = 5;
const MOST_WORDS = 22;

function untilIn(text: string): Until | null {
  if (CHRISTMAS.test(text)) return 'christmas';
  const weeks = IN_WEEKS.exec(text)?.[1];
  return weeks === undefined ? null : { weeks: NUMBER_WORDS[weeks] ?? Number(weeks) };
}

const OF_RESULTS: ReadonlySet<Understood['intent']> = new Set<Understood['intent']>(['records', 'my_numbers', 'last_practice', 'drill_technique', 'improve_skill', 'analyse_practice', 'which_drill']);

/** The drill that the turns before were about; null where the last of them names none. */
function drillOfTalk(turn: Understood | null): DrillId | null {
  if (turn === null) return null;
  if (turn.ask?.kind === 'resultGoal') return turn.ask.goal.drillId;
  if (turn.drillId !== null && OF_RESULTS.has(turn.intent)) return turn.drillId;
  if (turn.skill === 'juggling') return 'juggling';
  return OF_RESULTS.has(turn.intent) && turn.topic === null ? drillOfTalk(turn.before) : null;
}

/** The way to a number that the turns before asked for. */
function wayBefore(turn: Understood | null): Extract<ResultGoal, { of: 'way' }> | null {
  if (turn === null) return null;
  return turn.ask?.kind === 'resultGoal' && turn.ask.goal.of === 'way' ? turn.ask.goal : null;
}

function wayTo(text: string, drillId: DrillId | null, before: Understood | null): ResultGoal | null {
  const toldText = OWN.exec(text.replaceAll(MAY_I, ' '))?.[1];
  const told = toldText === undefined ? null : Number(toldText);
  const numbers = [...text.replace(IN_WEEKS, ' ').replaceAll(OWN_AGE, ' ').matchAll(NUMBER)].map(([, digits]) => Number(digits));
  const others = told === null ? numbers : numbers.filter((number) => number !== told);
  const target = others.length === 0 ? null : Math.max(...others);
  const earlier = wayBefore(before);
  const until = untilIn(text);
  if (target === null) return earlier !== null && (PACE.test(text) || (until !== null && MAY_BE.test(text))) ? { ...earlier, told, until: until ?? earlier.until, pace: null } : null;
  if (earlier !== null && others.length === 1 && target < earlier.target && EACH_WEEK.test(text)) return { ...earlier, pace: target };
  if (drillId === null || target < SMALLEST_TARGET || others.length > 1) return null;
  if (told !== null && told >= target) return null;
  const asks = FAR.test(text) || WAY.test(text) || PACE.test(text) || (before !== null && CORRECTS.test(text));
  return asks ? { of: 'way', drillId, target, told, until: until ?? earlier?.until ?? null, pace: null } : null;
}

const BEST = says('best', 'bests', 'record', 'pb', 'personal best', 'high ?score', 'ever', 'rekord', 'bestwert', 'bestes', 'hochstens', 'jemals');
const TODAY = says('today', 'todays', '2day', 'tday', 'heute?', 'heut', 'hut', 'heutige\\w*');
const YESTERDAY = says('yesterday', 'yesterdays', 'ydays?', 'yest', 'ystrday', 'yestday', 'gestern', 'gestan', 'gestrige\\w*');
const NOT_RESULTS = says('minutes?', 'minuten?', 'sessions?', 'einheiten', 'xp', 'tokens?', 'streak', 'serie', 'match', 'spiel', 'should', 'soll\\w*', 'team', 'how do', 'wie kann', 'plan', 'this week', 'diese woche', '(?:did|have|hab\\w*) (?:i|ich) (?:beat|broke|broken|beaten|new)', 'new', 'neuer', 'geschlagen', 'gebrochen', 'forgot', 'forget', 'vergessen', 'nimmer', 'probiert', 'was anderes', 'worst', 'history', 'did that', 'was (?:that|my \\w+ today my)', 'war (?:das|mein \\w+ heute? mein)', 'beat it today', 'schlagen');
const MY_BEST_ALONE = /^(?:(?:and|und|ok|so|then|dann|but|aber) )*(?:(?:whats|what is|what s|wat is|was ist|was is|wos is|wie ist|wie is) )?(?:(?:my|mei|mein|meine) )?(?:all time )?(?:best ever|best|record|pb|personal best|rekord|bestwert|bestleistung|hochstwert)(?: (?:ever|then|denn|eigentlich|there|in it|da|dabei|jemals))*$/;

/** Juggling as they call it in Austria. */
const GABERLN = /\bgaberl\w*\b/;
const HOW_MANY = says('how many', 'wie ?viele?', 'wieviel\\w*');
/** Nothing but a day. */
const DAY_ALONE = /^(?:(?:and|und|ok|so|what about|how about|was ist mit|wie war s|wie wars) )*(?:today|yesterday|heute?|heut|gestern)(?: (?:then|denn|dann))*$/;
/** Whether it was beaten is told with the two. */
const DID_BEAT = /\b(?:did i (?:beat|break) (?:it|that)|hab\w* ich (?:ihn|das) (?:heute?|heut) (?:geschlagen|geknackt))\b/g;

/** What a text (in plain words) asks of the results of a drill; null for all else. */
function goalIn(text: string, drillId: DrillId | null, before: Understood | null): ResultGoal | null {
  // Numbers that are told are judged, and nothing is looked up.
  if (drillId !== null && !NOT_RESULTS.test(text.replaceAll(DID_BEAT, 'heute')) && !/\d/.test(text)) {
    if (TODAY.test(text) && YESTERDAY.test(text)) return { of: 'twoDays', drillId };
    if (BEST.test(text) && TODAY.test(text)) return { of: 'bestAndDay', drillId, daysAgo: 0 };
    if (BEST.test(text) && YESTERDAY.test(text)) return { of: 'bestAndDay', drillId, daysAgo: 1 };
    const isOfDay = (GABERLN.test(text) && HOW_MANY.test(text)) || (before?.ask?.kind === 'resultGoal' && DAY_ALONE.test(text));
    if (isOfDay && (TODAY.test(text) || YESTERDAY.test(text))) return { of: 'onDay', drillId, daysAgo: TODAY.test(text) ? 0 : 1 };
  }
  return OTHERWISE.test(text) || OF_AGE.test(text) ? null : wayTo(text, drillId, before);
}

/** What is asked of the results of one drill, named now or spoken of before: how far it is to a number, the best and a day, two days; null for all else. */
export function resultGoal(question: Question): Understood | null {
  const { raw, words, before, language } = question;
  if (raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const named = question.drillId ?? (question.skill === 'juggling' || JUGGLING.test(text) ? 'juggling' : null);
  const drillId = named ?? drillOfTalk(before);
  if (named === null && before?.ask?.kind === 'resultGoal' && MY_BEST_ALONE.test(text)) return understoodAs(question, 'records', { sureness: 1, drillId, ask: { kind: 'dated', of: 'best', drillId: before.ask.goal.drillId } });
  const goal = goalIn(text, drillId, before);
  // What is asked of the drill that the talk is about has its own reading.
  const onSubject = goal?.of === 'way' && named === null && before?.ask?.kind !== 'resultGoal' ? turnOnSubject(question)?.act : null;
  if (onSubject?.kind === 'onSubject' && onSubject.turn === 'reachNumber') return null;
  return goal === null ? null : understoodAs(question, 'records', { sureness: 1, drillId: goal.drillId, ask: { kind: 'resultGoal', goal } });
}
