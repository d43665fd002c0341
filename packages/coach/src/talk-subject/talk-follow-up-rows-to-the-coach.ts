import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const SAME = '(?:(?:das|die|den|der|the|exactly|genau|wieder|immer|very|nur|so) )*(?:gleiche\\w*|selbe\\w*|dasselbe|dieselbe\\w*|dengleichen|same)(?: (?:thing|things|stuff|answers?|advice|words?|sentences?|line|zeug|antwort\\w*|satz|satze|sache|sachen|kram|mist|tipps?|spruch|spruche))?';
const OFTEN = '(?:(?:immer|immernoch|dauernd|standig|nur|bloss|halt|doch|echt|voll|ja|mir|jedes mal|jedesmal|wieder|safe|einfach|always|just|only|literally|constantly|really|kinda|like|me|keep|kept|are|r|every time|again) )*';
/** That the coach repeats herself, whoever is meant by “you”. */
const SAYS_SAME_WAYS: readonly string[] = [
  `(?:du|dus) ${OFTEN}(?:sagst|schreibst|antwortest|erzahlst|laberst|redest|bringst|gibst) ${OFTEN}${SAME}`,
  `(?:sagst|schreibst|antwortest|erzahlst|laberst|redest|bringst|gibst) (?:du|mir) ${OFTEN}${SAME}`,
  `(?:von|bei) dir (?:kommt|hor ich|kommen|hore ich) ${OFTEN}${SAME}`,
  `(?:es )?kommt ${OFTEN}${SAME}`,
  'du wiederholst dich(?: \\w+){0,2}', 'wiederholst du dich(?: \\w+){0,2}', '(?:schon wieder|immer|wieder) (?:die|der|das) (?:gleiche|selbe) (?:antwort|satz)',
  `(?:you|u|ya|youre|ur) ${OFTEN}(?:say|says|saying|tell|telling|give|giving|repeat|repeating|answer|answering|write|writing) ${OFTEN}${SAME}`,
  '(?:you|u|youre|ur|stop) (?:\\w+ ){0,2}?repeat(?:ing)? (?:yourself|urself|that)(?: again)?', '(?:its |it is )?(?:always )?the same answer (?:again|every time|all the time|always)(?: \\w+)?',
];
const SAYS_SAME = some(...SAYS_SAME_WAYS);
const SAYS_SAME_PLAIN = `(?:${SAYS_SAME_WAYS.join('|')})`;
/** A drill, a plan or what somebody else says. */
const OF_DRILLS_OR_OTHERS = some('drills?', 'exercises?', 'training', 'practi[cs]e', 'session\\w*', 'plan\\w*', 'ubung\\w*', 'trainings?', 'packs?', 'cards?', 'karten?', 'trainer\\w*', 'mum', 'mom', 'dad', 'mama', 'papa', 'teacher', 'lehrer\\w*', 'friend\\w*', 'freund\\w*', 'gebracht', 'again please', 'nochmal');
const OPEN = '(?:(?:no|nope|nah|ne|nein|nee|noe|na|aber|but|doch|hm|well|lol|bro|digga|ey|ja) )*';
/** That something that was said is not so. */
const NOT_TRUE = new RegExp(`^${OPEN}(?:das|dis|es|that|thats|that s|it|its|this)(?: (?:is|isnt|ist|is|war|was|wasnt|doch|gar|ja|so|uberhaupt|just|even|not))* ?(?:stimmt (?:(?:doch|gar|ja|so|uberhaupt|aber) )*(?:nicht|nich|net|ned|ni|nit)|(?:nicht|nich|net) (?:wahr|richtig)|falsch|quatsch|gelogen|not true|true|right|wrong|a lie|rubbish|correct)(?: (?:digga|bro|man|mann|lol|sarah|coach|though|tho))*$`);

const WHOLE = new RegExp(`^${OPEN}(?:(?:und|and|ich|i|mein|meine|mean|wieso|warum|why|hallo|hi|hey|sarah|coach|do|doch) )*${SAYS_SAME_PLAIN}(?: (?:digga|bro|man|mann|ey|lol|haha|sarah|coach|echt|really|every time|all the time|jedes mal|das nervt|nervt|halt|du|to me))*$`);
const MOST_WORDS = 14;
/** Whether words (in plain letters) tell the coach from first to last that she always says the same. */
export const saysCoachRepeats = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && WHOLE.test(text) && !OF_DRILLS_OR_OTHERS.test(text);
};

/** What is said to the coach of how she answers: that it is always the same, and that this is not so. */
export const TO_COACH_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'coachSaysSame' }, asks: [SAYS_SAME], unless: OF_DRILLS_OR_OTHERS, mostWords: 14 },
  { to: { line: 'coachNotTrue' }, behindLine: ['coachSaysSame'], asks: [NOT_TRUE], mostWords: 10 },
];
