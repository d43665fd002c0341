import { findDrill } from '@touchline/domain';
import { coachDialogueActLines, coachLines } from '@touchline/messages/coach-lines';
import { playOnWithPainAnswer } from '../answers/play-on-with-pain-answer.ts';
import { type Composed, withDrill } from '../answers/composed-answer.ts';
import { speaker } from '../answers/phrasing.ts';
import { tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { showsInjury } from '../safety/injury-and-illness-signs.ts';
import { lastToldOfPain, toldOfIllness } from '../safety/recent-pain-report.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import type { ComposedInTalk } from './compose-in-talk.ts';
import type { PainOfMessage } from './pain-of-message.ts';
import { sayUnsaid } from './say-unsaid.ts';
import { type UnderstoodMessage, isOfOtherThanPractice } from './understood-message.ts';

/** The composed answer as it is said where something hurts or hurt: who is hurt gets no coaching (domain/safety.md), however the talk goes on. */
export function adaptAnswerToPain(understood: UnderstoodMessage, inTalk: ComposedInTalk, pain: PainOfMessage): Composed {
  if (pain.needsRest) return restAnswer(understood, inTalk.composed, pain);
  const answer = answerToRecovery(understood, inTalk.composed, pain);
  if (isMisreadAsPain(understood, inTalk, pain)) return { ...answer, said: [...answer.said, speaker(understood.seed)(coachLines.injury.misread)] };
  return pain.isStillHurt ? { ...answer, drills: [], minutes: 0 } : answer;
}

/** The answer to who is hurt and asks to play: what is no coaching, and that it has to rest. */
function restAnswer({ asked, checked, wordsOfPlayer, isParent, saidBefore, seed }: UnderstoodMessage, composed: Composed, { wish }: PainOfMessage): Composed {
  const told = lastToldOfPain(checked);
  const rest = playOnWithPainAnswer({
    words: wordsOfPlayer,
    say: sayUnsaid(seed, saidBefore),
    isIll: told !== null && toldOfIllness(told),
    told: told === null ? [] : wordsOf(told),
    asksToDo: wish.asksToDoNamed,
    isParent,
  });
  const tellsAnyway = isOfOtherThanPractice(asked) && !wish.isOfPlaying;
  return { said: [...(tellsAnyway ? composed.said : []), rest], drills: [], minutes: 0 };
}

/** The answer to who says that it is over, or that nothing hurts; any other stands as it was composed. */
function answerToRecovery({ seed }: UnderstoodMessage, composed: Composed, { takesBack, isOver, isLimbWell, recovery }: PainOfMessage): Composed {
  const say = speaker(seed);
  if (takesBack === 'tiredness') return withDrill(findDrill('recovery'), [say(coachDialogueActLines.denied)]);
  if (isOver || takesBack === 'pain') return withDrill(findDrill('toe_taps'), [say(recovery.isAllowed ? coachLines.injury.agreed : coachLines.injury.over)]);
  return isLimbWell ? { ...composed, said: [say(coachLines.injury.limbWell)], drills: [] } : composed;
}

/** Whether a message was taken for one of pain by a word that only sounds like it. */
function isMisreadAsPain({ asked, words }: UnderstoodMessage, { isOfHurtChild }: ComposedInTalk, { isLimbWell }: PainOfMessage): boolean {
  const isOnlyInjury = asked.intent === 'injury' && asked.topic === null && asked.told === null && asked.act === null && !asked.goesOn;
  if (!isOnlyInjury || isLimbWell || isOfHurtChild) return false;
  return !hurts(words, words) && !tellsOfHurtingLimb(words) && !showsInjury(words);
}
