import type { Composed } from '../answers/composed-answer.ts';
import { isOver, saysAdultAgreed } from '../safety/pain-over-and-adult-agreed.ts';
import { isDenial } from '../safety/tired-not-hurt.ts';
import { namesOnlyLimb, tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { takesPainBack, tellsOfPain, toldOfPain } from '../safety/recent-pain-report.ts';
import { asksOnlyOfSoreLegs } from '../talk-subject/sore-muscles-asked.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { type RecoveryTold, recoveryTold } from './recovery-told.ts';
import { type UnderstoodMessage, isOfOtherThanPractice, isPainInTalk } from './understood-message.ts';
import { type WishToPractice, wishToPractice } from './wish-to-practice.ts';

/** What a message means for a pain of its talk. */
export interface PainOfMessage {
  /** Whether it speaks of a pain that no turn tells of, which may have been the head, the chest or the breath: an adult or a doctor has to say yes. */
  readonly isOfUntold: boolean;
  /** Whether something hurt before this message. */
  readonly wasHurt: boolean;
  /** Whether something still hurts behind it. */
  readonly isStillHurt: boolean;
  /** Whether it is answered with rest. */
  readonly needsRest: boolean;
  /** Whether it says that the pain is over, and needs no other answer. */
  readonly isOver: boolean;
  /** Whether it takes back that something hurts: of a place, or of tired legs that were misread. */
  readonly takesBack: 'pain' | 'tiredness' | null;
  /** Whether it says of a limb, of which nothing was told before, that it is well again. */
  readonly isLimbWell: boolean;
  readonly recovery: RecoveryTold;
  readonly wish: WishToPractice;
}

/** A longer message says that it is over, and asks something. */
const MOST_WORDS_OF_OVER = 6;

/** Somebody says something, which may be that it is not yet over. */
const SAYS: ReadonlySet<string> = new Set(['say', 'says', 'said', 'thinks', 'told', 'sagt', 'sagte', 'gesagt', 'meint', 'meinte', 'findet']);

/** Looks at what a message means for a pain of its talk. `composed` is what would be answered if nothing hurt. */
export function painOfMessage(understood: UnderstoodMessage, composed: Composed): PainOfMessage {
  const { words, checked, isHurt, asked } = understood;
  const recovery = recoveryTold(understood);
  const { isAllowed, isWell } = recovery;
  const wish = wishToPractice(understood);
  const hasDrill = composed.drills.length > 0;
  const speaksOfPlaying = (hasDrill && !isOfOtherThanPractice(asked)) || wish.isOfPlaying;
  const denies = isDenial(words);
  const isOfUntold = isHurt && !isAllowed && (isWell || speaksOfPlaying) && !isPainInTalk(understood);
  // That both legs are sore is no pain of an injury.
  const ofPain = checked.filter(({ turn }, at) => !asksOnlyOfSoreLegs(wordsOf(turn), checked.slice(0, at).map((one) => wordsOf(one.turn).join(' ')).join(' ')));
  const wasHurt = isHurt || ((isWell || speaksOfPlaying || denies || hasDrill) && toldOfPain(ofPain));
  const takesPain = denies && wasHurt && takesPainBack(words, checked);
  // Of a place that hurt an adult is asked; tired legs were only misread.
  const takesBack = !takesPain ? null : checked.some(({ turn }) => tellsOfPain(turn)) ? 'pain' : 'tiredness';
  const isStillHurt = wasHurt && !isWell && takesBack === null;
  return {
    isOfUntold,
    wasHurt,
    isStillHurt,
    needsRest: isStillHurt && (speaksOfPlaying || denies),
    isOver: recovery.isPlain || (wasHurt && isWell && isOnlyOfOver(understood)),
    takesBack,
    isLimbWell: !wasHurt && isOfWellLimb(understood),
    recovery,
    wish,
  };
}

/** Whether a message that says that it is well again asks and tells nothing else of the body, nor of what others say. */
function isOnlyOfOver({ message, words, asked }: UnderstoodMessage): boolean {
  if (asked.words.length <= MOST_WORDS_OF_OVER || saysAdultAgreed(words, true)) return true;
  if (!isOver(message) || asked.intent !== 'injury' || asked.ask !== null || message.includes('?')) return false;
  return !words.some((word) => SAYS.has(word)) && !hurts(words, words) && !tellsOfHurtingLimb(words);
}

/** Whether a message says of a limb that it is well again, and nothing more. */
function isOfWellLimb({ message, words, asked }: UnderstoodMessage): boolean {
  if (!isOver(message) || !namesOnlyLimb(words) || asked.intent !== 'injury' || asked.told !== null || asked.act !== null) return false;
  return (asked.topic === null || asked.topic.topic === 'backFromInjury') && !tellsOfHurtingLimb(words);
}
