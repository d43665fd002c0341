import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';

const MOST_WORDS = 12;
const MOST_TURNS_BACK = 4;
/** As sure as this it is not read with the turn before. */
const SURE = 1.1;
const OPENING = '(?:(?:and|ok|okay|so|but|cool|thx|thanks|then|well|und|aber|also|danke|gut|na gut) )*';
/** How something is done, which is none of a number. */
const HOW_IT_GOES = new RegExp(`^${OPENING}(?:how (?:do|can|should) (?:i|you) (?:do|practi[cs]e|train|learn) (?:it|that|this|them|that one|this one|that drill|the drill)|how does (?:it|that|the drill) (?:go|work)|what (?:do|must) i do (?:in|for) (?:it|that)|wie (?:geht|mach\\w*|ubt|ube) (?:ich |man )?(?:das|die|den|es|sie|die ubung)|wie war das)(?: (?:again|right|properly|exactly|then|now|nochmal|noch mal|genau|richtig|denn|jetzt|ich|man|jeden tag))*$`);
/** Which drill is for what the talk was of. */
const DRILL_FOR_IT = new RegExp(`^${OPENING}(?:which|what|wich) (?:drill|exercise|one)s? (?:is|are|was|should i do|do i need|helps?|trains?)(?: \\w+){0,3}? ?(?:for|with) (?:it|that|this)(?: \\w+)?$|^${OPENING}(?:any|got|have you(?: got)?|is there)(?: \\w+)? (?:drills?|exercises?) for (?:it|that|this)$|^${OPENING}(?:welche ubung\\w*|was fur eine ubung|gibts? (?:es )?(?:da |dafur )?(?:eine |ne )?ubung|hast du (?:da |dafur )?(?:eine |ne )?ubung)(?: \\w+){0,4}$`);
const SAYS_FOR_IT = /\b(?:for (?:it|that|this)|with (?:it|that)|dafur|da ?zu|daran|fur das)\b/;

/** Answered with numbers, thanks or the app: what stands for a thing to do is none of these. */
const isOfNothingToDo = ({ intent, drillId, skill, act }: Understood): boolean =>
  drillId === null && skill === null && (OF_NUMBERS.has(intent) || intent === 'rewards_levels' || intent === 'thanks' || intent === 'app_help' || intent === 'joke' || act?.kind === 'smallTalk');

/** The latest turn behind these that names a drill or a skill. */
function lastToDo(before: Understood): Understood | null {
  let turn = before.before;
  for (let back = 1; turn !== null && back < MOST_TURNS_BACK; back += 1) {
    if (turn.intent === 'injury') return null;
    if (turn.drillId !== null || turn.skill !== null) return turn;
    if (!isOfNothingToDo(turn)) return null;
    turn = turn.before;
  }
  return null;
}

/** A turn that asks how something is done, or for a drill for it, behind an answer of numbers: it stands for the drill or the skill of a turn before that; null for all else. */
export function refersTwoTurnsBack(question: Question): Understood | null {
  const { raw, before, drillId, skill } = question;
  if (before === null || raw.length > MOST_WORDS || drillId !== null || skill !== null || !isOfNothingToDo(before)) return null;
  const text = raw.join(' ');
  const asksHow = HOW_IT_GOES.test(text);
  if (!asksHow && !(DRILL_FOR_IT.test(text) && SAYS_FOR_IT.test(text))) return null;
  const told = lastToDo(before);
  if (told === null) return null;
  if (asksHow && told.drillId !== null) return understoodAs(question, 'drill_technique', { sureness: SURE, drillId: told.drillId, skill: null });
  return told.skill === null ? null : understoodAs(question, asksHow ? 'improve_skill' : 'which_drill', { sureness: SURE, drillId: null, skill: told.skill });
}
