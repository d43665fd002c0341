import type { SafetyAnswerKind } from '@touchline/domain';
import type { CoachQuestion } from '../coach-answer.ts';
import type { PlayerFacts } from '../player-context.ts';
import { turnGoneBackTo } from '../question-parts/back-to-turn.ts';
import { suggestionPicked } from '../question-parts/suggestion-picked.ts';
import { withoutDeniedAnger, withoutSmallTalk, withoutWordsInFront } from '../question-parts/strip-words-before-question.ts';
import { safetyHeard } from '../safety/check-in-in-passing.ts';
import { restBehindToldAdult } from '../safety/after-adult-was-told.ts';
import { restBehindDenial } from '../safety/leading-denial.ts';
import { isOver, withWellOnce } from '../safety/pain-over-and-adult-agreed.ts';
import { type CheckedTurn, tellsOfPain } from '../safety/recent-pain-report.ts';
import { isOfCheckIn } from '../safety/safety-answer.ts';
import { deniesPain } from '../safety/tired-not-hurt.ts';
import { verdictInTalk } from '../safety/verdict-in-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { withFullDays } from '../text/weekday-names.ts';

/** A message and the talk before it, as far as their words alone say what is to be answered. */
export interface MessageInTalk {
  /** The message as it was sent. */
  readonly whole: string;
  /** What of it is to be answered: what stands behind small talk, behind a denial or behind a told adult, or the earlier turn that it goes back to. */
  readonly message: string;
  /** The words of `message`. */
  readonly words: readonly string[];
  /** What the player wrote before, oldest first. */
  readonly turns: readonly string[];
  /** Whether something hurts, as the last answer said. */
  readonly isHurt: boolean;
  /** The answer of safety that the message stands behind, as far as it goes on with it. */
  readonly safetyBefore: SafetyAnswerKind | null;
  /** What the last answer was of safety. */
  readonly lastSafety: SafetyAnswerKind | null;
  readonly saidBefore: readonly string[];
  readonly facts: PlayerFacts;
  readonly seed: number;
  /** What is asked behind “nobody hurt me”; empty where nothing is, null where nothing is denied. */
  readonly behindDenial: string | null;
  /** What is asked behind “I told my mum”, after an answer of safety; null where nobody was told. */
  readonly behindToldAdult: string | null;
  /** Whether `message` is an earlier turn that is gone back to. */
  readonly isEarlierTurn: boolean;
}

/** Finds what of a message is to be answered. */
export function messageInTalk({ message: whole, turns, isHurt: wasHurt = false, safetyBefore: lastSafety = null, saidBefore = [], facts, seed }: CoachQuestion): MessageInTalk {
  const safetyBefore = safetyHeard(whole, turns, lastSafety);
  const isHurt = wasHurt && !endsDoubt(whole, turns, safetyBefore);
  const behindDenial = restBehindDenial(whole, turns, safetyBefore);
  const behindToldAdult = behindDenial === null ? restBehindToldAdult(whole, safetyBefore) : null;
  const isBehindSafety = safetyBefore !== null && behindDenial === null && behindToldAdult === null;
  // Where something hurts, that it does not any more is no small talk, nor is a denial that is not believed.
  const mayEndPain = isHurt || isBehindSafety || (isOver(whole) && turns.some((turn) => tellsOfPain(turn)));
  const asks = (mayEndPain ? withoutSmallTalk : withoutWordsInFront)(withWellOnce(withoutDeniedAnger(behindDenial ?? behindToldAdult ?? whole)));
  const earlier = safetyBefore === null || safetyBefore === 'body' ? null : turnGoneBackTo(asks, turns);
  const message = withFullDays(earlier === null ? (safetyBefore === null ? (suggestionPicked(asks, saidBefore) ?? asks) : asks) : withoutWordsInFront(earlier));
  return { whole, message, words: wordsOf(message), turns, isHurt, safetyBefore, lastSafety, saidBefore, facts, seed, behindDenial, behindToldAdult, isEarlierTurn: earlier !== null };
}

/** The turns of a talk with what safety makes of each. */
export const checkedTurns = (turns: readonly string[]): readonly CheckedTurn[] =>
  turns.map((turn, at) => ({ turn, verdict: verdictInTalk(turn, turns.slice(0, at)) }));

/** The turns that safety let through: what a rule stopped is no subject to go on with. */
export const allowedTurns = (checked: readonly CheckedTurn[]): readonly string[] =>
  checked.flatMap(({ turn, verdict }) => (verdict.action === 'allow' ? [turn] : []));

/** That it was only nerves. */
const ONLY_NERVES =
  /\b(?:just|only|nur|bloss|halt) (?:\w+ )?(?:nerves|nervous|excited|anxious|nervos|aufgeregt|aufregung|lampenfieber|nervositat)\b|\bi get nervous\b/;
const OF_BODY_STILL =
  /\b(?:head|dizzy|chest|breath\w*|heart|faint\w*|kopf|schwind\w*|brust|herz|luft|atem|but (?:it|my)|aber (?:es|mein\w*))\b/;

/**
 * Whether a message says that nothing hurts, or that it was only nerves, where all that made it one of pain was the question whether
 * all is well: no turn told of a pain.
 */
function endsDoubt(message: string, turns: readonly string[], safetyBefore: SafetyAnswerKind | null): boolean {
  if (!isOfCheckIn(safetyBefore) || turns.some((turn) => tellsOfPain(turn))) return false;
  const isDenied = message.split(/[.,;!?\n]/).some((clause) => deniesPain(wordsOf(clause)) || ONLY_NERVES.test(wordsOf(clause).join(' ')));
  return isDenied && !OF_BODY_STILL.test(wordsOf(message).join(' '));
}
