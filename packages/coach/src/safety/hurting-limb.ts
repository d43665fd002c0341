import { english } from './hurting-limb-english.ts';
import { german } from './hurting-limb-german.ts';
import type { HurtingLimbPatterns } from './hurting-limb-pattern-type.ts';
import { french, portuguese, spanish } from './hurting-limb-spanish-french-portuguese.ts';
import { wordsNotAfter } from '../text/word-patterns.ts';

/**
 * A limb that hurts while one runs, jumps or shoots, for some time, from a cramp, or since it was twisted, fallen on or hit in
 * play, as a whole message: who tells that is hurt and gets the answer for pain. Every part is listed, so that one more word (a
 * person, a reason, another place) leaves a message to the second opinion. The rules of a crisis are asked in any case. The head, the neck, the chest, the belly and what
 * is near to private parts are no limbs here.
 */
interface HurtingLimbMessage {
  readonly names: RegExp;
  readonly beside: RegExp;
  readonly told: RegExp;
  readonly whole: RegExp;
}
const patternsOf = ({ names, opens, tells, beside, follows, asks }: HurtingLimbPatterns): HurtingLimbMessage => ({
  // The others take a tenth of a second to make ready: a message that names no limb does not wait for them.
  names: new RegExp(`\\b${names}\\b`),
  beside: new RegExp(`(?:^| )${beside}(?= |$)`, 'g'),
  told: new RegExp(`(?:^| )${tells}(?= |$)`),
  whole: new RegExp(`^${opens}(?:${asks} )?(?:${tells}|${follows})(?: (?:${tells}|${follows}))*(?: ${asks})*$`),
});
const MESSAGES: readonly HurtingLimbMessage[] = [english, german, spanish, french, portuguese].map(patternsOf);
const MOST_WORDS = 20;

/** Whether words (in plain letters) tell, from first to last, of a limb of one's own that hurts, and of no person and no other place. */
export function tellsOfHurtingLimb(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (words.length > MOST_WORDS) return false;
  return MESSAGES.some(({ names, beside, told, whole }) => {
    if (!names.test(text)) return false;
    const rest = text.replaceAll(beside, '').trim();
    return told.test(rest) && whole.test(rest);
  });
}

/** Whether words (in plain letters) name a limb, and neither the head, the chest, the belly nor the breath. */
export const namesOnlyLimb = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return MESSAGES.some(({ names }) => names.test(text)) && !NO_LIMB.test(text);
};

const NO_LIMB = /\b(?:head|chest|heart|breath\w*|lungs?|belly|stomach|tummy|neck|ribs?|kopf|brust|herz|atem|luft|lunge|bauch|hals|nacken|rippe\w*|cabeza|pecho|tete|poitrine|coeur|cabeca|peito|barriga|ventre)\b/;

const LONG =
  /\b(?:(?:for|since|over|last|past|than|been|about|like) (?:\w+ ){0,3}?(?:weeks?|months?|years?|ages)|(?:for|since|over) (?:\w+ )?(?:[7-9]|\d\d+|seven|eight|nine|ten) days|seit (?:\w+ ){0,3}?(?:wochen?|monat\w*|jahr\w*|langem)|seit (?:\w+ )?(?:[7-9]|\d\d+|sieben|acht|neun|zehn) tagen|(?:wochen|monate) lang|(?:hace|van|llevo|depuis|il y a|ca fait|ha|faz|tem) (?:\w+ ){0,3}?(?:semanas?|mes(?:es)?|semaines?|mois|longtemps|anos?|ans?)|(?:hace|depuis|ca fait|ha|faz|tem) (?:\w+ )?(?:[7-9]|\d\d+) (?:dias|jours))\b/;

const IS_BETTER = wordsNotAfter({ words: 'better|gone|healed|besser|wieder gut', notAfter: '\\b(?:not|nt|isnt|aint|never|nicht|kein|no|any|get|gets|getting|getting any|wird|wirds) ' });

/** Whether words (in plain letters) tell that something lasts for a week or longer, and not that it is better. */
export function lastsForLong(words: readonly string[]): boolean {
  const text = words.join(' ');
  return LONG.test(text) && !IS_BETTER.test(text);
}

const PERSON = '(?:(?:my |the |our )?(?:step ?)?(?:dad|daddy|father|mum|mom|mother|coach|trainer|teacher|uncle|aunt|grandpa|grandad|brother|sister|cousin|babysitter|friend)|he|she|somebody|someone|they)';
const TOUCHES = '(?:touch\\w*|turns?|twists?|squeez\\w*|grabs?|press\\w*|pulls?|pushes|rubs?|holds?|kicks?|hits?|bends?|punch\\w*|steps? on|stamps? on|strok\\w*)';
const PERSON_DE = '(?:(?:mein\\w{0,2} |der |die )?(?:papa|vater|mama|mutter|stiefvater|onkel|tante|opa|bruder|schwester|trainer|trainerin|lehrer|lehrerin|freund|cousin)|er|sie|jemand)';
const TOUCHES_DE = '(?:anfasst?|angefasst|beruhrt|druckt|zieht|dreht|verdreht|packt|halt|festhalt|streichelt|tritt|schlagt|boxt|massiert)';
const BY_PERSON = new RegExp(`\\b(?:hurts?|hurting|aches?|sore) (?:\\w+ ){0,3}?(?:when|wen|whenever|because|cos|since|after|if|every time) ${PERSON} (?:\\w+ ){0,2}?${TOUCHES} (?:it|me|my|them)\\b|\\b(?:weh|schmerzt) (?:wenn|weil|seit|nachdem|sobald) ${PERSON_DE} (?:\\w+ ){0,4}?${TOUCHES_DE}\\b`);
/** Whoever looks after what hurts may press on it. */
const LOOKS_AFTER = /\b(?:to check|to help|gently|physio\w*|doctor|arzt|nurse)\b/;

/** Whether words (in plain letters) tell of pain when a person touches or pulls: it is asked whether all is well. */
export function hurtsByPerson(words: readonly string[]): boolean {
  const text = words.join(' ');
  return BY_PERSON.test(text) && !LOOKS_AFTER.test(text);
}
