import type { CoachIntent, DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { numberIn } from '../english-reading/named.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 14;
const MOST_TURNS_BACK = 3;

const OTHER = some('(?:my |a |the )?(?:best |little |big |older |younger )?(?:friends?|freinds?|mates?|brothers?|bro|sisters?|sis|cousins?|team ?mates?|dad|mum|mom|neighbou?r)', '(?:a|some|one) (?:boy|girl|kid|guy)(?: \\w+){0,4}', 'everyone', 'everybody', 'the others', 'he', 'she', '(?:mein\\w* |ein\\w* |der |die )?(?:bester? |beste |kleiner? |kleine |grosser? |grosse )?(?:freund\\w*|kumpel\\w*|bruder|schwester|cousin\\w*|mitspieler\\w*|papa|mama|nachbar\\w*)', '(?:einer|eine|ein junge|ein madchen)(?: \\w+){0,4}', 'alle anderen', 'die anderen', 'er', 'sie');
const CAN = some('can(?: (?:do|get|already|even|easily|always|like|make|manage))*', 'does', 'do', 'did', 'gets?', 'got', 'has', 'have', 'makes', 'made', 'manages?', 'schafft', 'schaffen', 'schaffte', 'kann', 'konnen', 'macht', 'machen', 'hat', 'haben', 'kommt auf');
const OTHERWISE = some('how', 'what', 'why', 'when', 'should', 'wie', 'was', 'warum', 'wann', 'soll\\w*', 'min\\w*', 'mins?', 'hours?', 'stunden?', 'years?', 'old', 'jahre?', 'goals?', 'tore?', 'tokens?', 'xp', 'levels?', 'cards?', 'karten?', 'badges?', 'streak', 'serie', 'days?', 'tage?n?', 'minutes', 'hits?', 'schlagt', 'laugh\\w*', 'lach\\w*', 'mean', 'gemein', 'call\\w*', 'says?', 'said', 'sagt', 'touch(?:es|ed)?', 'euros?', 'pounds?', 'kg', 'times i', 'lost', 'verloren', 'i', 'ich', 'me', 'mich');
const OF_RESULTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'my_numbers', 'last_practice', 'drill_technique', 'improve_skill', 'analyse_practice', 'too_hard', 'which_drill']);
const KEEPS_UP = /\b(?:juggl\w*|jugl\w*|kick ?ups?|keep(?:y|ie) ?ups?|jonglier\w*|hoch ?halt\w*|gaberl\w*)\b/;

/** The drill whose results a talk is of. */
function drillOfTalk(question: Question): DrillId | null {
  if (question.drillId !== null) return question.drillId;
  if (question.skill === 'juggling' || KEEPS_UP.test(question.raw.join(' '))) return 'juggling';
  for (const turn of turnsBefore(question.before, MOST_TURNS_BACK)) {
    if (turn.ask?.kind === 'resultGoal') return turn.ask.goal.drillId;
    if (turn.drillId !== null && (OF_RESULTS.has(turn.intent) || turn.act !== null)) return turn.drillId;
    if (turn.skill === 'juggling' || KEEPS_UP.test(turn.words.join(' '))) return 'juggling';
  }
  return null;
}

/** What somebody else reaches in the drill of the talk: “my friend can do 200”. */
function othersNumber(question: Question): Understood | null {
  const { raw, text } = question;
  const said = raw.join(' ');
  if (raw.length > MOST_WORDS || text.includes('?') || OTHERWISE.test(said) || !OTHER.test(said) || !CAN.test(said)) return null;
  const number = said.match(/\d+/g)?.length === 1 ? numberIn(said) : null;
  const drillId = number === null ? null : drillOfTalk(question);
  return number === null || drillId === null ? null : understoodAs(question, 'records', { sureness: 1, drillId, skill: null, act: { kind: 'numberOfOther', number } });
}

const HOW_THERE = some('(?:what|how|wat) (?:\\w+ ){0,5}?(?:get|come|reach|do|make|be)(?: \\w+){0,3} (?:there|that (?:good|many|far|much)|that|as (?:good|many)|(?:it|this) too|like (?:him|her|them))', 'how (?:do|can|could|should) i (?:get|reach|do|make) (?:that|there|it|so many|as many)(?: too| as well)?', 'can i (?:get|reach|do|make) (?:that|there|so many)(?: too| as well)?', 'i (?:want|wanna)(?: to)? (?:get there|do that|reach that|be that good|beat (?:him|her|them))(?: too)?', 'wie (?:komm|komme|schaff|schaffe|krieg|kriege|erreich|erreiche|werd|werde|kann) ich(?: \\w+){0,3} (?:hin|das|so viele?|so gut|dahin|auch)(?: \\w+){0,2}', 'wie (?:komm|komme|schaff|schaffe|erreich|erreiche) ich (?:das|da|dahin|so viele)(?: auch| hin)?', 'was (?:muss|soll|kann|sollte) ich (?:\\w+ ){0,4}?(?:um|damit|dafur)(?: \\w+){0,6}', 'das will ich auch(?: \\w+)?', 'ich will (?:das|so viele?)(?: auch)?(?: schaffen)?');
const MOST_WORDS_OF_WAY = 12;

/** How to get to the number of somebody else: that number is the aim. */
function wayToIt(question: Question): Understood | null {
  const { raw, words, before } = question;
  const told = [before, before?.before ?? null].find((turn) => turn?.act?.kind === 'numberOfOther');
  if (told?.act?.kind !== 'numberOfOther' || told.drillId === null || raw.length > MOST_WORDS_OF_WAY || ![raw, words].some((one) => HOW_THERE.test(one.join(' ')))) return null;
  return understoodAs(question, 'records', { sureness: 1, drillId: told.drillId, skill: null, ask: { kind: 'resultGoal', goal: { of: 'way', drillId: told.drillId, target: told.act.number, told: null, until: null, pace: null } } });
}

const JUDGES = some('(?:is|was|r|are) (?:that|it|this|those|they)(?: \\w+){0,2} (?:good|ok|okay|normal|alright|bad|enough|a lot|any good|much|great|decent)', '(?:good|ok|okay|normal|alright|enough) (?:for|at)', '(?:ist|war|sind|waren) (?:das|es|die)(?: \\w+){0,2} (?:gut|ok|okay|normal|viel|genug|schlecht|wenig|in ordnung)', '(?:gut|ok|okay|normal|viel) (?:fur|mit)');
const FOR_AGE = some('(?:for|at|with|as) (?:an? |my |a kid of |someone )?(?:\\d{1,2}|age|\\w+ ?years?)(?: ?(?:years? ?olds?|yrs? ?olds?|yo))?', '(?:for|at) (?:my|his|her|this|that) age', '(?:fur|mit|in) (?:eine?n? |mein\\w* |dem |das |dieses )?(?:\\d{1,2}(?: ?jahrig\\w*| jahre?n?)?|alter)', 'fur ein\\w* \\w+jahrig\\w*');
const NUMBER_AND_AGE = /(?:^| )(?:is|are|ist|sind) (\d{1,4}) (?:\w+ ){0,3}?(?:for|at|with|fur|mit|in) (?:an? |my |ein\w* )?\d{1,2}(?= |$|\w)/;
const MOST_WORDS_OF_JUDGE = 10;
/** The largest number that is an age of who plays here. */
const OLDEST = 19;

/** Whether a number is good at an age, behind the own best. */
function judgedForAge(question: Question): Understood | null {
  const { raw, before } = question;
  const said = raw.join(' ');
  if (before === null || raw.length > MOST_WORDS_OF_JUDGE || !JUDGES.test(said) || !FOR_AGE.test(said)) return null;
  // “Is 4 good for 8 years old” names the number and the age.
  const judged = NUMBER_AND_AGE.exec(said)?.[1];
  const numbers = (said.match(/\d+/g) ?? []).map(Number).slice(judged === undefined ? 0 : 1);
  if (numbers.length > 1 || numbers.some((one) => one > OLDEST)) return null;
  const isOfNumber = OF_RESULTS.has(before.intent) || before.act?.kind === 'numberReached' || before.act?.kind === 'numberOfOther';
  const drillId = isOfNumber ? drillOfTalk(question) : null;
  if (drillId === null) return null;
  if (judged !== undefined) return understoodAs(question, 'records', { sureness: 1, drillId, skill: null, act: { kind: 'goodForAge', number: Number(judged) } });
  const number = before.act?.kind === 'numberReached' || before.act?.kind === 'numberTold' ? before.act.number : null;
  return understoodAs(question, 'records', { sureness: 1, drillId, skill: null, act: { kind: 'goodForAge', number } });
}

/** The own number beside that of somebody else, the way to that, and whether it is good at an age; null for all else. */
export function besideNumberOfOthers(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if ((language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  return wayToIt(question) ?? judgedForAge(question) ?? othersNumber(question);
}
