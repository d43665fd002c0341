import { drillOf, type CoachLanguage, type SafetyAnswerKind } from '@touchline/domain';
import { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { spokenLanguage } from '@touchline/messages/language';
import { nameOf, type Say } from '../answers/phrasing.ts';
import { plainAnswer, type CoachAnswer } from '../coach-answer.ts';
import { numbersToCall } from '../crisis-contacts-by-country.ts';
import type { PlayerFacts } from '../player-context.ts';
import { callsFor, callsForAdult } from '../safety/safety-answer.ts';
import { languageOf } from '../text/detect-language.ts';
import type { CareAsk } from './care-pattern-type.ts';
import { ILL_CHILD_ASKS } from './ill-child-patterns.ts';

/** Behind these something hurts or a child is ill, so that no drill is offered; what was told of pain before stays told behind all others. */
const OF_PAIN: ReadonlySet<CareAsk> = new Set<CareAsk>(['twistedAndSwollen', 'swollenBeforeMatch', 'ankle', 'ankleOfChild', 'swollen', 'growing', 'growingOfChild', 'carryOn', 'shinOfChild', 'withoutBody', 'rubbedHeel', 'buildUp', 'limbForWeeks', 'tellCoachOfPain', 'fellBesidePain', 'painKnownAtHome', ...ILL_CHILD_ASKS]);
/** What is asked of play in words that sound like more. */
const OF_PLAY: ReadonlySet<CareAsk> = new Set<CareAsk>(['toePoke', 'tooSlowFaster', 'foodAvoided', 'foodOfHome', 'flinchWithAdult', 'ballAndShoes', 'wideFeet', 'otherThanFootball', 'tokensAndStreak', 'duelsBig', 'headersBig', 'weakFootSmall', 'lookBefore', 'practiseWithPet', 'petPlays', 'petGood', 'petDoes', 'petYes', 'petNo', 'sandwichBefore', 'bedtimeTold']);
/** With these the helpline is named, where the talk had none. */
const WITH_HELPLINE: ReadonlySet<CareAsk> = new Set<CareAsk>(['thingsHidden', 'meansIt', 'snitching', 'wordsForParent', 'chatBullied', 'chatHidden', 'trainerShouts', 'tellTrainerOfTeasing', 'shallTell', 'toldNobody', 'fearsShoutingParent', 'fearsSomebodyCross', 'shoutsOften', 'whomToTellUnknown', 'putDownEveryTime']);
/** Who is hurt gets nothing to do. */
const TO_DO: ReadonlySet<CareAsk> = new Set<CareAsk>(['funNow', 'getsFree', 'toldThenPlay', 'willTellThenPass', 'beatBigOne', 'toePoke', 'tooSlowFaster', 'littleSibling', 'allWell', 'flinchWithAdult', 'duelsBig', 'headersBig', 'weakFootSmall', 'lookBefore', 'whatTheyShout', 'practiseWithPet']);
/** What a parent tells of a trainer is in no history that the child reads. */
const NOT_KEPT: ReadonlySet<CareAsk> = new Set<CareAsk>(['coachTextsChild', 'whoAtClub']);
/** Joy is told with these. */
const OF_JOY: ReadonlySet<CareAsk> = new Set<CareAsk>(['laughedTogether', 'bigWin', 'stillHappy', 'beatBigOne', 'howGoalWas']);
const SOMETHING_FUN = drillOf('target_shooting');
const FOR_PASSING = drillOf('wall_passes');

/** Whether an answer is nothing for who told of a pain: it is something to do. */
export const isNotForHurt = (care: CareAsk): boolean => TO_DO.has(care);

/** What an answer of care is told with. */
interface CareTalk {
  readonly message: string;
  readonly facts: PlayerFacts;
  readonly say: Say;
  readonly saidBefore: readonly string[];
  readonly isHurt: boolean;
  readonly safetyBefore: SafetyAnswerKind | null;
}

/** The helpline, where no answer of the talk named it yet. */
function helplineOnce({ facts, saidBefore, safetyBefore }: CareTalk): string {
  const isNamed = safetyBefore !== null || saidBefore.some((line) => numbersToCall(facts).some((number) => line.includes(number)));
  return isNamed ? '' : callsFor(facts).helpline;
}

/** The answer to what is told or asked of teasing, the bench, a joy or a small pain: without a drill but for who asks for one. */
export function careAnswer(care: CareAsk, talk: CareTalk): CoachAnswer {
  const { message, facts, say, isHurt, safetyBefore } = talk;
  const said = say(coachTeasingBenchAndSmallPainLines[care], { helpline: callsForAdult(facts).helpline, drill: nameOf(SOMETHING_FUN.id), pass: nameOf(FOR_PASSING.id) });
  const language: CoachLanguage = languageOf(message) ?? spokenLanguage();
  const isJoy = OF_JOY.has(care);
  return {
    ...plainAnswer,
    message: [said, WITH_HELPLINE.has(care) ? helplineOnce(talk) : ''].filter((part) => part !== '').join(' '),
    decidedBy: { intent: OF_PAIN.has(care) || care === 'toeKick' ? 'injury' : isJoy ? 'motivation' : OF_PLAY.has(care) ? 'football_knowledge' : 'bad_day' },
    kind: 'advice',
    mayBeKept: !NOT_KEPT.has(care) && !(safetyBefore === 'crisis' && care === 'shallTell') && care !== 'friendJoinsIn',
    language,
    recommendedDrills: care === 'funNow' ? [SOMETHING_FUN.id] : care === 'willTellThenPass' ? [FOR_PASSING.id] : [],
    motivationLevel: isJoy ? 'high' : 'medium',
    emotionalState: isJoy ? 'excited' : 'neutral',
    isHurt: isHurt || OF_PAIN.has(care),
  };
}
