import { wordsOf } from '../text/recognise-words.ts';

/**
 * The part of the body that a technique is asked of, behind a turn about the ball: “and with my chest” behind a high ball. Alone such
 * words sound like more to the second opinion.
 */
const OPEN = '(?:(?:and|und|or|oder|but|aber|ok|okay|so|also|then|dann|well|na|hi|hey|coach|sarah) )*';
const ASKS = '(?:(?:what|how) (?:about|do i do it|does it work|does that work|is it|would it be|do you do it|to do it)|how|can i|could i|may i|is it ok|is it better|does it work|was ist|wie ist (?:es|das)|wie (?:geht|macht man|mach ich|klappt) (?:es|das)|wie|geht (?:es|das)|kann ich (?:es|das|ihn)?|darf ich|lieber|better|besser)';
const PART = '(?:chest|head|thighs?|knees?|foot|feet|heel|toes?|instep|laces|shins?|sole|shoulders?|stomach|inside|outside|brust|kopf|oberschenkel|knie|fuss|fusse|ferse|hacke|zeh|zehen|spann|vollspann|schienbein|sohle|schulter|bauch|innenseite|aussenseite|aussenrist|innenrist|rist|picke)';
const SIDE = '(?:(?:my|the|your|of|der|die|das|dem|den|mein\\w{0,2}|meiner|meinem|weak|weaker|left|right|other|both|strong|linken?|rechten?|schwachen?|starken?|anderen?|beiden|inside|outside) )*';
const END = '(?: (?:then|too|also|instead|pls|please|dann|auch|denn|bitte|annehmen|stoppen|stoppn|machen|nehmen|spielen|passen|schiessen|jonglieren|though|tho|or not|oder nicht|erlaubt|allowed|geht das|geht das auch|wie geht das|how|of (?:my|the) (?:foot|boot)))*';
const PART_ASKED = new RegExp(`^${OPEN}(?:${ASKS} )?(?:(?:only|just|nur|it|that|das|den|ihn|ball|the ball|den ball) )*(?:with|using|on|by|off|mit|mim|auf|per) ${SIDE}(${PART})(?: (?:of|or|oder|and|und) ${SIDE}${PART})*${END}$`);
/** A turn about playing the ball. */
const OF_BALL = /\b(?:balls?|balle|pass\w*|control\w*|trap\w*|first touch|juggl\w*|headers?|heading|cross\w*|volley\w*|shoot\w*|shot\w*|chip\w*|annehm\w*|annahme|ballannahme|stopp\w*|jonglier\w*|kopfball\w*|flanke\w*|schuss|schuss\w*|schiess\w*|dribb\w*|hochhalten|keepy ?upp\w*)\b/;
const MOST_WORDS = 12;

/** The part of the body of which words (in plain letters) ask, from first to last, how the ball is played with it; null for all else. */
export function partAskedForBall(words: readonly string[], turns: readonly string[]): string | null {
  const last = turns.at(-1);
  if (last === undefined || words.length > MOST_WORDS || !OF_BALL.test(wordsOf(last).join(' '))) return null;
  return PART_ASKED.exec(words.join(' '))?.[1] ?? null;
}

const CHEST = /^(?:chest|brust)$/;
/** The whole question where a ball in the air is to be taken with the chest; null for all else. */
export function chestQuestion(words: readonly string[], turns: readonly string[], isGerman: boolean): string | null {
  const part = partAskedForBall(words, turns);
  if (part === null || !CHEST.test(part)) return null;
  return isGerman ? 'wie nehme ich einen hohen ball mit der brust an' : 'how do i control a high ball with my chest';
}
