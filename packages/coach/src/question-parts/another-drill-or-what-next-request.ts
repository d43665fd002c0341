import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { isPlan } from './missing-gear-or-space.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that ask for another one. */
const OTHER = words('other another else different new andere anderes anderen andre anders neue neues neuer boring langweilig bored alternative');
/** And what else such a turn may say. */
const BESIDE_OTHER = words(
  'no nah nope naah noo not nein ne nee no that this one it drill drills exercise please pls plz something sth smth smthing anything some give me gimme got have you u can could i want wanna would like rather prefer the a an any ok okay hm hmm um but so is its thats too way really dont do today now na und aber was etwas irgendwas ubung ubungen bitte lieber mal gib mir hast du ich will mochte hatte gern gerne das die der den dies ist nicht zu so doch noch eine einen ein ganz mag keine lust darauf dazu auf heute jetzt zeig nehm nimm gibst zeigst kannst geben zeigen sagst',
);
const MOST_WORDS = 9;

/** Whether a turn, from its first word to its last, asks for another drill than the one that was offered. */
const wantsOther = (raw: readonly string[]): boolean => raw.length <= MOST_WORDS && raw.some((word) => OTHER.has(word)) && raw.every((word) => OTHER.has(word) || BESIDE_OTHER.has(word));

/** Words that ask the coach what to do now. */
const ASKS = /\b(?:(?:what|which|wat) .*\b(?:suggest|recommend|propose|advise|(?:should|shall|shud|could|can) (?:i|we) (?:do|train|practi[cs]e|start|work)|would you do)|(?:was|welche\w*) .*\b(?:empfiehlst|empfehlst|schlagst|ratst|ratest|(?:soll|sollte|kann|konnte) ich))\b/;
const BESIDE_ASK = words(
  'what which wat should shall shud could can would do does i we you u me suggest recommend propose advise train practise practice start work with on now next first then for today right please pls ok okay so and hey sarah coach drill drills exercise one was welche welches empfiehlst empfehlst schlagst ratst ratest du mir vor soll sollte kann konnte ich machen uben trainieren tun jetzt als nachstes nachste dann heute denn bitte ubung am besten zuerst und also hey mal so gerade',
);

/** Without one of these it may be asked of what weighs on somebody. */
const OF_PRACTICE = /\b(?:now|next|first|drills?|train|practi[cs]e|suggest|recommend|propose|jetzt|nachste\w*|zuerst|ubung\w*|uben|trainieren|empf[ie]+hlst|schlagst)\b/;

/** What to do now, asked of nothing else. */
const asksWhatToDo = (raw: readonly string[]): boolean => ASKS.test(raw.join(' ')) && OF_PRACTICE.test(raw.join(' ')) && raw.every((word) => BESIDE_ASK.has(word)) && !raw.includes('today') && !raw.includes('heute');

/** A wish for a drill in words that say nothing else: another one than was offered, or what to do now. */
export function anotherDrillOrWhatNext(question: Question): Understood | null {
  const { before, raw } = question;
  if (before !== null && OFFERS.has(before.intent) && before.topic === null && !isPlan(before) && wantsOther(raw)) {
    return understoodAs(question, before.intent, { sureness: 1, followUp: 'follow_other', goesOn: true, foot: before.foot, skill: question.skill ?? before.skill, drillId: null });
  }
  return (before === null || (OFFERS.has(before.intent) && before.topic === null)) && asksWhatToDo(raw) ? understoodAs(question, 'which_drill', { sureness: 1 }) : null;
}
