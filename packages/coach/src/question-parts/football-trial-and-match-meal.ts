import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { kickoffIn } from './kickoff-time.ts';
import { minutesIn } from './minutes-named.ts';
import { statedPlayingPosition } from './stated-playing-position.ts';
import type { FootballTrialQuestion } from './football-trial-question-type.ts';
import { says } from './whole-word-pattern.ts';

const TRIAL = says('trials?', 'try ?outs?', '(?:probe|auswahl|sichtungs)training\\w*', 'sichtung\\w*', 'nlz');
/** An academy may be a wish only. */
const TRIAL_TOLD = says('trials?', 'try ?outs?', '(?:probe|auswahl|sichtungs)training\\w*', 'sichtung\\w*');
const EVERY_DAY = says('every ?day', 'each day', 'daily', 'jeden tag', 'taglich');
/** One day of the week is for rest. */
const MOST_DAYS = 6;
const WORK_ON = says('what (?:\\w+ ){0,4}?(?:work(?:ing)? on|train|practi[cs]e|focus on|improve|prepare)', 'what to (?:work on|train|practi[cs]e)', 'how (?:do|can|should) i (?:prepare|get ready)', 'what (?:do|can|should) i do (?:until|till|til|before|to prepare|up to)', 'was (?:mach\\w*|soll\\w*|kann|tu\\w*) ich (?:\\w+ )?bis (?:dahin|dann)', 'was (?:\\w+ ){0,6}?(?:trainier\\w*|uben|ube|vorbereiten|arbeiten)', 'woran (?:soll|muss|kann) ich', 'wie bereite ich mich');
const PLAN = says('plans?', 'schedule', 'trainingsplan', 'wochenplan', 'programm?e?');
const EACH_WEEK = says('each week', 'every week', 'per week', 'jede woche', 'pro woche');
/** How long each drill of the plan is. */
const LENGTHS = says('how long (?:should |shall |is |are |do )?(?:each|every|they|one|the (?:drills|parts))', 'how (?:many|much) (?:minutes|time) (?:for |per )?(?:each|every)', 'wie lange? (?:soll |dauert |ist )?(?:jede\\w*|eine)', 'wie viele minuten (?:pro|je|fur jede)');
/** Who is afraid is comforted; how to come to a trial and what to bring are other questions. */
const OTHERWISE = says('scared', 'afraid', 'nervous', 'nerves', 'worried', 'angst', 'nervos', 'aufgeregt', 'schiss', 'how do i get a trial', 'get (?:a|into a) trial', 'bring', 'wear', 'mitnehmen', 'anziehen', 'tomorrow', 'morgen', 'today', 'heute', 'dont take me', 'nicht nehmen', 'instagram', 'insta', 'scouts?', 'wrote', 'geschrieben', 'parents?', 'eltern', 'day before', 'tag (?:vor|davor)', 'night before', 'sprint\\w* (?:before|davor)');
/** “I am not scared” takes nothing back. */
const NOT_AFRAID = /\b(?:im |i am |i m |ich (?:hab|habe) )?(?:not|keine?|kein) (?:really |so )?(?:scared|afraid|nervous|worried|angst|schiss)\b/g;
const COUNT = '([2-7]|two|three|four|five|six|zwei|drei|vier|funf|sechs)';
const DAYS = new RegExp(`\\b${COUNT} ?(?:days?|times|x|tage?n?|mal)\\b`);
const WEEKS = /\b(?:in|noch) (\d{1,2}|one|two|three|four|five|six|eight|einer|zwei|drei|vier|funf|sechs|acht) (?:weeks?|wochen?)\b/;
const SOON = says('next week', 'nachste woche', 'in (?:a|one) week', '(?:on |am |next )(?:mon|tues|wednes|thurs|fri|satur|sun)day', 'am (?:mon|diens|donners|frei|sams|sonn)tag', 'am mittwoch');
const IN_DAYS = /\b(?:in|noch) (\d{1,2}) (?:days?|tagen?)\b/;
const IN_WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, einer: 1 };
const NAMES = ['january|januar', 'february|februar', 'march|marz', 'april', 'may|mai', 'june|juni', 'july|juli', 'august', 'september', 'october|oktober', 'november', 'december|dezember'];
const DATED = NAMES.map((name) => new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?:${name})\\b`));
const MONTHS = NAMES.map((name) => new RegExp(`\\b(?:in|im|until|till|til|by|bis|trials? in) (?:${name})\\b`));
const MOST_WORDS = 34;

const valueOf = (word: string): number => IN_WORDS[word] ?? Number(word);

function untilIn(text: string): FootballTrialQuestion['until'] {
  const weeks = WEEKS.exec(text)?.[1];
  const days = IN_DAYS.exec(text)?.[1];
  if (days !== undefined) return { weeks: Math.max(1, Math.round(Number(days) / 7)) };
  if (weeks !== undefined) return { weeks: valueOf(weeks) };
  if (SOON.test(text)) return { weeks: 1 };
  const dated = DATED.map((pattern) => pattern.exec(text)?.[1]);
  const ofDay = dated.findIndex((day) => day !== undefined);
  if (ofDay >= 0) return { month: ofDay, day: Number(dated[ofDay]) };
  const month = MONTHS.findIndex((pattern) => pattern.test(text));
  return month < 0 ? null : { month, day: 1 };
}

/** The words of the last turns, where they tell of a trial that is still to come; null where they do not. */
function trialToldBefore(turn: Understood | null, turnsBack = 2): string | null {
  if (turn === null || turnsBack === 0) return null;
  const text = turn.words.join(' ');
  return TRIAL_TOLD.test(text) ? text : trialToldBefore(turn.before, turnsBack - 1);
}

/** A trial that the turns before asked of. */
function trialBefore(turn: Understood | null, turnsBack = 3): FootballTrialQuestion | null {
  if (turn === null || turnsBack === 0) return null;
  return turn.ask?.kind === 'trial' ? turn.ask.trial : trialBefore(turn.before, turnsBack - 1);
}

function trialIn(said: string, before: Understood | null): FootballTrialQuestion | null {
  const text = said.replaceAll(NOT_AFRAID, ' ');
  const earlier = trialBefore(before);
  if (OTHERWISE.test(text)) return null;
  const toldBefore = earlier === null && PLAN.test(text) ? trialToldBefore(before) : null;
  const isPlan = PLAN.test(text) || (earlier !== null && EACH_WEEK.test(text));
  if (earlier !== null && LENGTHS.test(text)) return { ...earlier, wants: 'lengths' };
  if (!(TRIAL.test(text) && (isPlan || WORK_ON.test(text))) && !((earlier !== null || toldBefore !== null) && isPlan)) return null;
  const days = DAYS.exec(text)?.[1];
  return {
    wants: isPlan ? 'plan' : 'priorities',
    isTold: TRIAL_TOLD.test(text) || toldBefore !== null || (earlier?.isTold ?? false),
    position: statedPlayingPosition(text.replace(/\bi play\b/, 'i am')) ?? earlier?.position ?? null,
    days: days !== undefined ? valueOf(days) : EVERY_DAY.test(text) ? MOST_DAYS : (earlier?.days ?? null),
    minutes: minutesIn(text.split(' ')) ?? earlier?.minutes ?? null,
    until: untilIn(text) ?? earlier?.until ?? (toldBefore === null ? null : untilIn(toldBefore)),
  };
}

const EATS = says('eat\\w*', 'breakfast', 'meals?', 'snacks?', 'food', 'lunch', 'ess\\w*', 'fruhstuck\\w*', 'mahlzeit', 'mittagessen', 'isst');
const OF_SLEEP = says('bed', 'sleep', 'get up', 'bett', 'schlaf\\w*', 'aufstehen');
const OF_NERVES = says('nervous', 'nerves', 'scared', 'afraid', 'nervos', 'aufgeregt', 'angst');
const OF_TREAT = says('ice ?cream', 'burger\\w*', 'sweets', 'candy', 'choc\\w*', 'pizza', 'fries', 'chips', 'eis', 'schoko\\w*', 'pommes', 'party');
const OF_WEIGHT = says('weight', 'fat', 'thin', 'diet', 'nothing', 'skip', 'abnehm\\w*', 'dick', 'nichts', 'ohne');

const OF_MORNING = says('early', 'hungry', 'hunger', 'fruh', 'morgens');

/** A plan until a trial, or a meal before a kick-off whose time is told; null for all else. */
export function trialOrMeal(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if (raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const text = raw.join(' ');
  // Who is nervous too is answered both.
  const kickoff = EATS.test(text) && !OF_NERVES.test(text) && !OF_SLEEP.test(text) && !OF_WEIGHT.test(text) && !OF_TREAT.test(text) ? kickoffIn(text) : null;
  if (kickoff !== null) return understoodAs(question, 'food_sleep', { sureness: 1, topic: OF_MORNING.test(text) ? (topicOf('earlyMatchFood') ?? null) : null, ask: { kind: 'mealBefore', kickoff }, drillId: null, skill: null });
  const trial = trialIn(text, before);
  return trial === null ? null : understoodAs(question, trial.wants === 'priorities' ? 'improve_skill' : 'plan_week', { sureness: 1, topic: trial.wants === 'priorities' ? (topicOf('trialFocus') ?? null) : null, ask: { kind: 'trial', trial }, drillId: null, skill: null });
}
