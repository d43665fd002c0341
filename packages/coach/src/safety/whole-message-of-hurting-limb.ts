import { english } from './hurting-limb-english.ts';
import { german } from './hurting-limb-german.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import type { HurtingLimbPatterns } from './hurting-limb-pattern-type.ts';
import { french, portuguese, spanish } from './hurting-limb-spanish-french-portuguese.ts';

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
  if (words.length > MOST_WORDS) return false;
  const typed = words.join(' ');
  const usual = inUsualSpelling(words).join(' ');
  const texts = typed === usual ? [typed] : [typed, usual];
  return MESSAGES.some(({ names, beside, told, whole }) =>
    texts.some((text) => {
      if (!names.test(text)) return false;
      const rest = text.replaceAll(beside, '').trim();
      return told.test(rest) && whole.test(rest);
    }),
  );
}

/** Whether words (in plain letters) name a limb, and neither the head, the chest, the belly nor the breath. */
export const namesOnlyLimb = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return MESSAGES.some(({ names }) => names.test(text)) && !namesHeadChestOrBreath(words);
};

/** Whether words (in plain letters) name the head, the chest, the belly or the breath. */
export const namesHeadChestOrBreath = (words: readonly string[]): boolean => NO_LIMB.test(words.join(' '));

const NO_LIMB = /\b(?:head|chest|heart|breath\w*|lungs?|belly|stomach|tummy|neck|ribs?|kopf|brust|herz|atem|luft|lunge|bauch|hals|nacken|rippe\w*|cabeza|pecho|tete|poitrine|coeur|cabeca|peito|barriga|ventre)\b/;
