import { type CoachIntent, type DrillId, drillOf } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines, coachIntentLines, coachMoodLines } from '@touchline/messages/coach-lines';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { footOf } from '../answers/asked-foot.ts';
import type { Composed } from '../answers/composed-answer.ts';
import { personalBestInAnswer } from '../answers/personal-best-in-answer.ts';
import { asSentence, footName, nameOf, speaker } from '../answers/phrasing.ts';
import { shownWeek } from '../answers/practice-week-shown-with-answer.ts';
import type { CoachAnswer, EmotionalState, MotivationLevel } from '../coach-answer.ts';
import { numbersToCall } from '../crisis-contacts-by-country.ts';
import type { Understood } from '../intents/read-question.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { asksToDeleteVideo } from '../question-parts/delete-video.ts';
import { isAnswerFit } from '../safety/check-answer.ts';
import { afterSafetyTurn } from '../safety/follow-up-after-safety-answer.ts';
import { tellsOfPain } from '../safety/recent-pain-report.ts';
import { isOfCheckIn, somethingElse } from '../safety/safety-answer.ts';
import type { ComposedInTalk } from './compose-in-talk.ts';
import type { PainOfMessage } from './pain-of-message.ts';
import { type UnderstoodMessage, languageNote } from './understood-message.ts';

const FEELINGS: Readonly<Partial<Record<CoachIntent, readonly [MotivationLevel, EmotionalState]>>> = {
  motivation: ['low', 'discouraged'],
  bad_day: ['low', 'discouraged'],
  bored: ['low', 'frustrated'],
  too_hard: ['low', 'frustrated'],
  too_easy: ['high', 'confident'],
  nerves: ['medium', 'uncertain'],
  improve_skill: ['high', 'motivated'],
  plan_day: ['high', 'motivated'],
  plan_week: ['high', 'motivated'],
  matches: ['high', 'excited'],
};
const NO_FEELING = ['medium', 'neutral'] as const;

/** How many drills are offered with an answer at most. */
const MOST_DRILLS = 3;

/** The answer with all that goes with it. `toSay` is what is said of `inTalk` where something hurts, or the same. */
export function finishedAnswer(understood: UnderstoodMessage, inTalk: ComposedInTalk, pain: PainOfMessage, toSay: Composed): CoachAnswer {
  const { asked, context, facts, behindToldAdult } = understood;
  const { said, drills, minutes, week } = toSay;
  const nextSession = nextStep(understood, toSay);
  const text = joined([languageNote(asked), apology(understood), caution(understood, pain, drills), ...said, orSomethingElse(understood), nextSession]);
  // The number of the telephone for children is no contact of a stranger.
  const isFit = isAnswerFit(numbersToCall(facts).reduce((rest, number) => rest.replaceAll(number, ''), text));
  const mayShow = isFit && !pain.needsRest;
  const [motivationLevel, emotionalState] = (pain.needsRest ? undefined : (inTalk.feeling ?? FEELINGS[asked.intent])) ?? NO_FEELING;
  const intents = inTalk.subjects.map(({ intent }) => intent);
  return {
    message: isFit ? text : coachSafetyLines.withheld,
    decidedBy: { intent: asked.intent },
    kind: 'advice',
    // What an adult was told is in no history, as what it was of is not; nor is a name with an age.
    mayBeKept: behindToldAdult === null && !(asked.ask?.kind === 'chat' && asked.ask.chat === 'namedWithAge'),
    language: asked.language,
    focusAreas: asked.skill === null ? [] : [asked.skill],
    recommendedDrills: isFit ? drills.slice(0, MOST_DRILLS) : [],
    minutes,
    motivationLevel,
    emotionalState,
    nextSession: isFit ? nextSession : null,
    record: mayShow ? personalBestInAnswer(intents, said, context) : null,
    week: mayShow && week !== undefined ? shownWeek(week, context) : null,
    offeredQuestions: isFit ? [...adultAgreedIn(text), ...(pain.needsRest ? [] : offeredIn(inTalk.answered, text))] : [],
    isHurt: isHurtBehind(understood, pain),
    safety: null,
    subject: null,
  };
}

/** The parts of an answer as one text; where one ends a line, the next begins it. */
const joined = (parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .replace(/ ?\n ?/g, '\n');

/** That the question whether all is well was asked for nothing, or that it was right to tell an adult; null behind no such turn. */
function apology({ safetyBefore, behindDenial, behindToldAdult }: UnderstoodMessage): string | null {
  if (behindDenial !== null && isOfCheckIn(safetyBefore)) return coachSafetyLines.misread;
  return behindToldAdult === null ? null : coachSafetyLines.toldWell;
}

/** That who is well again begins gently, where the next thing is asked in the same breath. */
function caution({ seed }: UnderstoodMessage, { wasHurt, recovery, isOver, takesBack }: PainOfMessage, drills: readonly DrillId[]): string | null {
  const isAsked = wasHurt && recovery.isWell && !isOver && takesBack === null && drills.length > 0;
  return isAsked ? speaker(seed)(coachIntentLines.injury.over) : null;
}

/** Sends who may mean something else to an adult: what to do is asked of what was answered behind the question whether all is well, but may be of more. */
function orSomethingElse({ message, words, safetyBefore, facts }: UnderstoodMessage): string | null {
  const isOfMore = (safetyBefore === 'check_in_answered' && afterSafetyTurn(words) === 'next') || (safetyBefore !== null && asksToDeleteVideo(message));
  return isOfMore ? somethingElse(facts) : null;
}

/** The step that ends an answer, with the foot that was asked for where one foot alone can do the drill; null where it has no drill. */
function nextStep({ asked, context, isParent, seed }: UnderstoodMessage, { drills, minutes, stepDay: day }: Composed): string | null {
  const [first] = drills;
  if (first === undefined) return null;
  const say = speaker(seed);
  const drill = nameOf(first);
  if (isParent) return say(coachMoodLines.adult.drill, { drill, minutes });
  if (day !== undefined) return say(coachPracticeLoadStreakAndMatchLines.nextOn, { drill, minutes, day });
  const foot = footOf(asked, context);
  const { next, nextWithFoot } = coachIntentLines.shared;
  const isOfFoot = foot !== null && foot !== 'both' && drillOf(first).weakFoot;
  return isOfFoot ? say(nextWithFoot, { drill, minutes, foot: footName(foot) }) : say(next, { drill, minutes });
}

/** What a text asks the player to write once an adult has agreed, to be sent with a tap. */
const adultAgreedIn = (text: string): readonly string[] =>
  coachIntentLines.injury.adultAgreed
    .filter((words) => text.includes(words))
    .slice(0, 1)
    .map(asSentence);

/** The questions that an answer offers. */
function offeredIn({ act, nearest }: Understood, text: string): readonly string[] {
  const topics: readonly CoachTopic[] = act?.kind === 'saidAlready' ? act.offered : nearest;
  return topics.map(questionOf).filter((question) => text.includes(question));
}

/** Whether something hurts behind a message. Tired legs are hurt by nothing; what hurts beside them is told in words. */
function isHurtBehind({ message, asked }: UnderstoodMessage, { wasHurt, takesBack, recovery }: PainOfMessage): boolean {
  if (recovery.isWell || takesBack !== null) return false;
  const isOfTiredness = asked.act?.kind === 'tired' || goesOnWithTiredness(asked);
  return wasHurt || tellsOfPain(message, isOfTiredness ? 'motivation' : asked.intent);
}

/** A turn that names nothing, behind tired legs that are not hurt. */
const goesOnWithTiredness = ({ goesOn, before, act, told }: Understood): boolean =>
  goesOn && act === null && told === null && before?.act?.kind === 'tired';
