import { asksToPlayAgain, isOver, isPhraseOfOver, isPhraseOfOverAndYes, isYesToPlay, saysAdultAgreed, saysOnlyWell, saysPainIsGone } from '../safety/pain-over-and-adult-agreed.ts';
import { namesHeadChestOrBreath, namesOnlyLimb, tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { CheckedMessage } from './understood-message.ts';

/** What a message says of a pain that ends. */
export interface RecoveryTold {
  /** That an adult or a doctor said yes. */
  readonly isAllowed: boolean;
  /** That it is well again, or that an adult said yes. */
  readonly isWell: boolean;
  /** That it is over and hardly anything else, so that it needs no other answer. */
  readonly isPlain: boolean;
}

/** Reads what a message says of the end of a pain. */
export function recoveryTold({ message, words, turns, allowed, isHurt }: CheckedMessage): RecoveryTold {
  const isOverAndAllowed = isPhraseOfOverAndYes(message);
  const isPhrase = isOverAndAllowed || isPhraseOfOver(message);
  // “It is gone”, then “can I play”: the yes is asked for behind it.
  const isGone = saysPainIsGone(message) || (isHurt && saysOnlyWell(message) && isOfLimbAlone(turns)) || (!isHurt && saysPainIsGone(turns.at(-1) ?? '') && asksToPlayAgain(words));
  const isYes = isYesToPlay(words, allowed);
  const isAllowed = isYes || isOverAndAllowed || (isHurt && saysAdultAgreed(words));
  return { isAllowed, isWell: isPhrase || isGone || (isOver(message) && !stillHurts(message)) || isAllowed, isPlain: isPhrase || isGone || isYes };
}

/** Whether a limb was spoken of, and neither the head, the chest nor the breath, which are not over by a word. */
function isOfLimbAlone(turns: readonly string[]): boolean {
  const all = turns.map((turn) => wordsOf(turn));
  return all.some((words) => namesOnlyLimb(words)) && !all.some((words) => namesHeadChestOrBreath(words));
}

/** Whether one clause tells of a limb that hurts: “I am fine, my knee hurts”. */
const stillHurts = (message: string): boolean => message.split(/[.,;!?\n]/).some((clause) => !isOver(clause) && tellsOfHurtingLimb(wordsOf(clause)));
