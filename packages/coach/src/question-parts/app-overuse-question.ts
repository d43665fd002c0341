import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { type Question, type Understood, understoodAs } from '../intents/read-question.ts';

const MOST_WORDS = 18;
/** Whether the app takes hold of who uses it, or its time can be limited; a child, or oneself, that cries for its streak. */
const THE_APP = '(?:the app|this app|this|it|touchline|die app|diese app|das|dieses spiel|diese app hier)';
const ADDICTIVE = new RegExp(`\\b(?:(?:is|does|will|can|could|makes?|getting|get) (?:${THE_APP} )?(?:\\w+ ){0,4}(?:addict\\w*|hooked)|(?:macht|machen|wird|werden|kann|ist|sei) (?:\\w+ ){0,5}(?:suchtig\\w*|abhangig\\w*|sucht)|suchtgefahr\\w*|suchtpotenzial|suchtpotential)\\b`);
const OF_DRUGS = /\b(?:drugs?|drogen|cigarettes?|smok\w*|vap\w*|rauch\w*|zigaretten?|alcohol|alkohol|caffeine|coffee|energy|koffein|pills?|tabletten|phone|handy)\b/;
const SCREEN_TIME = /\b(?:screen ?time|bildschirmzeit\w*|time limits?|zeitlimit\w*|zeitbegrenzung|nutzungszeit\w*|(?:limit|restrict|begrenz\w*|beschrank\w*) (?:\w+ ){0,4}(?:time|zeit|minutes|minuten|nutzung|usage)|(?:zeit|nutzung) (?:\w+ ){0,3}(?:begrenz\w*|beschrank\w*|einschrank\w*))\b/;
const CRIES = /\b(?:cr(?:y|ies|ying|ied)|in tears|tears|sobb\w*|wein\w*|geweint|heul\w*|geheult|upset|heartbroken|untrostlich|traurig|sad)\b/;
const LOST_STREAK = /\b(?:streak|flame|serie|flamme)\b/;
const LOST = /\b(?:lost|lose|losing|gone|broke\w*|ended|over|missed|verlor\w*|verlier\w*|weg|gerissen|abgerissen|vorbei|futsch|kaputt)\b/;
const OF_THIRD = /\b(?:she|he|her|his|sie|er|ihre?|seine?|my (?:son|daughter|kid|child)|mein\w* (?:sohn|tochter|kind))\b/;
const OF_WHO_WRITES = /\b(?:i|im|ich|mich|mir)\b/;
/** Which of these words (in plain letters) ask or tell; null for all else. */
function habitAsked(text: string): Extract<DialogueAct, { kind: 'habit' }>['of'] | null {
  if (ADDICTIVE.test(text) && !OF_DRUGS.test(text)) return 'addictive';
  if (SCREEN_TIME.test(text)) return 'screenTime';
  if (!(CRIES.test(text) && LOST_STREAK.test(text) && LOST.test(text))) return null;
  return OF_THIRD.test(text) ? 'streakTears' : OF_WHO_WRITES.test(text) ? 'ownStreakTears' : null;
}

/** A question or a message about that, in any talk; null for all else. */
export function appOveruseQuestion(question: Question): Understood | null {
  const { raw } = question;
  const of = raw.length <= MOST_WORDS ? habitAsked(raw.join(' ')) : null;
  if (of === null) return null;
  return understoodAs(question, of === 'addictive' || of === 'screenTime' ? 'app_help' : 'bad_day', { sureness: 1, act: { kind: 'habit', of }, drillId: null, skill: null });
}
