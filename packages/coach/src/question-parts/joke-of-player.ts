import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 22;
const KNOWS_JOKE = /^(?:(?:ok|okay|hey|hi|and|but|so|und|aber|also|now|jetzt|wait|warte) )*(?:(?:i|ich) (?:\w+ )?(?:no|know|kno|now|have|hav|got|tell|kenn|kenne|weiss|weis|hab|habe|erzahl\w*)(?: \w+){0,3} (?:joke|jok|gag|witz)|(?:wanna|want to|do you want to|willst du|wollen) (?:\w+ ){0,2}?(?:hear|hoeren|horen|here)? ?(?:a |an |my |einen |nen |n )?(?:joke|jok|witz)(?: horen)?|(?:can|may|kann|darf) (?:i|ich) (?:\w+ ){0,3}?(?:tell|erzahl\w*)?(?: \w+){0,3} ?(?:joke|jok|witz)(?: erzahlen)?|(?:erzahl|erzahle) ich (?:dir |jetzt |mal )*(?:einen|nen|n) witz)(?: (.*))?$/;
/** The question of a joke. */
const RIDDLE = /^(?:why|whi|wy|what|wot|wat|who|where|how|when|which|warum|wieso|was|wer|wo|wie|wann|welche\w*|treffen sich|kommt ein|a man|two|zwei) ?/;
const IT_WAS_JOKE = /^(?:(?:no|nope|nein|ne|nee|man|lol|haha\w*|hey|but|aber|ha) )*(?:(?:it|that|this|das|es) (?:was|is|war|wa|ist|is) (?:just |only |nur |doch |halt )*(?:a |an |ein |n )?(?:joke|jok|witz|spass|scherz)|(?:was|war) (?:just |only |nur |doch )*(?:a |ein |n )?(?:joke|jok|witz)|(?:just )?(?:joking|jokin|kidding))(?: (?:lol|haha\w*|man|sarah))*$/;
/** Finds a joke poor, with or without a wish for another. */
const POOR = some('not (?:\\w+ )?(?:funny|funy|funni|good)', '(?:isnt|wasnt|aint) (?:\\w+ )?(?:funny|funy|good)', '(?:nicht|nich|ned|gar nicht) (?:\\w+ )?(?:lustig|witzig|gut)', 'unlustig', '(?:bad|boring|lame|rubbish|terrible|silly|stupid|old|schlecht\\w*|langweilig\\w*|lahm\\w*|blod\\w*|doof\\w*|alt\\w*) ?(?:joke|one|witz)?', 'dont get it', 'not get it', 'kenn\\w* ich schon', 'knew that', 'know that(?: one)?', 'heard (?:that|it)');
const MOST_WORDS_OF_JUDGEMENT = 9;
/** Says something of weight, which is no punchline. */
const OF_WEIGHT = some('hurts?', 'weh', 'sad', 'traurig', 'scared', 'angst', 'kill\\w*', 'die', 'dead', 'tot', 'sterben', 'hate me', 'help', 'hilfe', 'hit', 'schlag\\w*');
/** Asks of practice again. */
const ASKS_OF_PRACTICE = some('drill\\w*', 'practi[cs]e', 'train\\w*', 'plan', 'ubung\\w*', 'uben', 'trainier\\w*', 'my (?:record|best|streak|tokens)', 'mein\\w* (?:rekord|bestwert|serie|tokens)', 'how do i', 'how can i', 'wie (?:kann|geht|mach\\w*) ich');

const saysLine = (question: Question, line: 'jokeTell' | 'jokeWhy' | 'jokeLaugh' | 'jokeMissed'): Understood => understoodAs(question, 'thanks', { sureness: 1, act: { kind: 'talkLine', line }, drillId: null, skill: null });

/** A joke that the player tells, over its turns, and what is said to a joke of the coach; null for all else. */
export function jokeOfPlayer(question: Question): Understood | null {
  const { raw, words, before, text: written, language, drillId } = question;
  if ((language !== 'en' && language !== 'de') || raw.length === 0 || raw.length > MOST_WORDS || drillId !== null || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (OF_WEIGHT.test(text)) return null;
  const told = KNOWS_JOKE.exec(text);
  if (told !== null) return saysLine(question, told[1] === undefined ? 'jokeTell' : RIDDLE.test(told[1]) ? 'jokeWhy' : 'jokeLaugh');
  if (before === null) return null;
  const said = before.act?.kind === 'talkLine' ? before.act.line : null;
  if (said === 'jokeTell' && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, RIDDLE.test(text) ? 'jokeWhy' : 'jokeLaugh');
  if (said === 'jokeWhy' && !written.includes('?') && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, 'jokeLaugh');
  if (IT_WAS_JOKE.test(text)) return saysLine(question, 'jokeMissed');
  const isPoor = before.intent === 'joke' && raw.length <= MOST_WORDS_OF_JUDGEMENT && POOR.test(text);
  return isPoor ? understoodAs(question, 'joke', { sureness: 1, followUp: 'follow_other', drillId: null, skill: null }) : null;
}
