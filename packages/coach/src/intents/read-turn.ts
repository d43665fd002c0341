import { askOfApp } from '../app-talk/recognise-app-question.ts';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import { inOtherWords } from '../question-parts/reword-question.ts';
import { asksStreakLength, challengeOrSum } from '../question-parts/challenge-and-sum-question.ts';
import { reportedResultsCompared } from '../question-parts/reported-results-compared.ts';
import { foundWall } from '../question-parts/wall-found.ts';
import { sumOfTokensOrTime } from '../question-parts/sum-of-tokens-or-time.ts';
import { wallSessionRequest } from '../question-parts/wall-session-request.ts';
import { trainingLoadQuestionIn } from '../question-parts/training-load-question.ts';
import { ballAstray } from '../question-parts/ball-astray.ts';
import { completedFollowUp } from '../question-parts/complete-short-follow-up.ts';
import { saysGoodbye } from '../question-parts/says-goodbye.ts';
import { jokeOfPlayer } from '../question-parts/joke-of-player.ts';
import { carriedOver } from '../question-parts/complete-question-from-turn-before.ts';
import { stoppedDrillOrThingForPosition } from '../question-parts/stopped-drill-and-thing-for-position.ts';
import { explainedShorter, inSimplerWords, saidShorter } from '../question-parts/say-it-shorter.ts';
import { adviceOnNamedSkill } from '../question-parts/advice-on-named-skill.ts';
import { addedDetail } from '../question-parts/added-detail.ts';
import { recogniseParentOrTrainerQuestion, askedByParent } from '../question-parts/recognise-parent-or-trainer-question.ts';
import { appOveruseQuestion } from '../question-parts/app-overuse-question.ts';
import { fixedWordingQuestion } from '../question-parts/fixed-wording-question.ts';
import { askedOfDrill } from '../question-parts/drill-was-meant-correction.ts';
import { everydayQuestion } from '../question-parts/everyday-question-in-five-languages.ts';
import { followUpOnNumberStreakRuleOrMove } from '../question-parts/follow-up-on-number-streak-rule-or-move.ts';
import { feelingTold } from '../question-parts/feeling-told.ts';
import { spanishFrenchPortugueseQuestion } from '../question-parts/spanish-french-portuguese-question.ts';
import { personalQuestionIn } from '../question-parts/personal-question.ts';
import { oneWord } from '../question-parts/one-word-question.ts';
import { goesOnToday, whenToDo } from '../question-parts/go-on-today.ts';
import { anotherDrillWithout } from '../question-parts/another-drill-without-gear.ts';
import { anotherDrillOrWhatNext } from '../question-parts/another-drill-or-what-next-request.ts';
import { refusesDrill } from '../question-parts/refused-drill.ts';
import { daysAroundMatch } from '../question-parts/practice-days-around-match-question.ts';
import { streakRecordOrShortSession } from '../question-parts/streak-record-and-short-session.ts';
import { streakLostOrBest } from '../question-parts/streak-lost-or-best.ts';
import { asksForOutside, asksWhatToPractise, asksWhyNotFor, saysDrillIsDone } from '../question-parts/what-to-practise-now.ts';
import { whatToDoAboutWeakest } from '../question-parts/what-to-do-about-weakest-drill.ts';
import { ofOneFoot } from '../question-parts/results-of-one-foot.ts';
import { whatComesAfterDrill } from '../question-parts/what-comes-after-drill.ts';
import { calendarAsked } from '../question-parts/calendar-question.ts';
import { countCorrected } from '../question-parts/count-corrected.ts';
import { asksOfPlace, choiceOfList } from '../question-parts/list-choice.ts';
import { doubtsStrongest } from '../question-parts/doubts-strongest.ts';
import { chatAsked, withoutChat, withoutOwnName } from '../question-parts/chat-about-name-favorites-and-new-gear.ts';
import { resultGoal } from '../question-parts/result-goal-or-day-question.ts';
import { asJuggling } from '../question-parts/keeps-ball-up.ts';
import { explainsDrill } from '../question-parts/explain-drill.ts';
import { trialOrMeal } from '../question-parts/football-trial-and-match-meal.ts';
import { planFromFollowUpDetails } from '../question-parts/plan-details-follow-up.ts';
import { asksGrownMostOrLeast } from '../question-parts/own-number-question.ts';
import { placeAsked } from '../question-parts/place-in-app.ts';
import { numbersOfWeek, intentOverride } from '../question-parts/intent-override-patterns.ts';
import { shortRequest } from '../question-parts/short-request.ts';
import { followUpOnWhatWasTold } from '../question-parts/follow-up-on-what-was-told.ts';
import { indoorFootballAsked } from '../question-parts/indoor-football-question.ts';
import { newsTold } from '../question-parts/news-told.ts';
import { toldOfOneself } from '../question-parts/facts-told-about-oneself.ts';
import { refersTwoTurnsBack } from '../question-parts/refers-two-turns-back.ts';
import { comparesStars } from '../question-parts/stars-compared.ts';
import { statedPlayingPosition } from '../question-parts/stated-playing-position.ts';
import { besideNumberOfOthers } from '../question-parts/number-of-others.ts';
import { judgedOwnDrill } from '../question-parts/judged-own-drill.ts';
import { behindGivingIn, behindTakingIt, drillForGoals, goalOfOfferedDrill, longestStreak, offeredDrillHard, shortPlanForToday, shortTruthWanted, yesOrNoAsked } from '../question-parts/shorter-turn-meant.ts';
import { soreMusclesAsked } from '../talk-subject/sore-muscles-asked.ts';
import { askedTwice } from '../question-parts/move-asked-twice.ts';
import { bedtimeBeforeMatch } from '../question-parts/bedtime-before-match.ts';
import { numberReached } from '../question-parts/number-reached.ts';
import { numberTold } from '../question-parts/number-told.ts';
import { numberOfOnesOwnTold } from '../question-parts/number-of-ones-own-told.ts';
import { bestOfDrillBefore, recordTold } from '../question-parts/record-told.ts';
import { daysUntilWeekday } from '../question-parts/days-until-weekday.ts';
import { withoutNameMax } from '../question-parts/max-as-a-name.ts';
import { teamPlayFollowUp } from '../question-parts/team-play-follow-up.ts';
import { minutesOfDrillInTalk } from '../question-parts/minutes-of-drill-in-talk.ts';
import { drillForMinutes, drillForMinutesHere, drillsForSubject } from '../question-parts/drills-for-subject-of-talk.ts';
import { keeperDives } from '../question-parts/keeper-dives.ts';
import { asksWhatIfMissed, callsCoach, saysIsBack, smallTalkIn } from '../safety/harmless-small-talk.ts';
import { besideDenial } from '../safety/tired-not-hurt.ts';
import { eventTold } from '../talk-subject/match-setback-or-position-told.ts';
import { skillPutIntoPlan } from '../talk-subject/skill-put-into-plan.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { practiceAfterSetback } from '../talk-subject/practice-after-setback.ts';
import { turnOnAdvice } from '../talk-subject/follow-up-on-advice.ts';
import { turnOnAnswer } from '../talk-subject/follow-up-on-answer.ts';
import { turnOnPlan } from '../talk-subject/follow-up-on-plan.ts';
import { turnOnEarlierPlan } from '../talk-subject/turn-on-earlier-plan.ts';
import { turnOnSubject } from '../talk-subject/follow-up-on-subject.ts';
import { toldForPlan } from '../talk-subject/days-told-for-plan.ts';
import { chestQuestion } from '../safety/part-of-body-for-technique.ts';
import { isPainDetailFollowUp } from '../safety/pain-detail-follow-up.ts';
import { inListedSpelling } from '../text/correct-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { topicOf } from '../topics/find-topic.ts';
import { agreed, namesFavourite, planForNamed } from './agreement-favourite-and-plan-for-named.ts';
import { adviceInPlaceOfPlan } from './advice-in-place-of-plan.ts';
import { practiceTotalAsked } from './practice-total-asked.ts';
import { asText, behindTurn, firstMessage, ofQuestion, type TurnReader, type TurnToRead, type UnderstandText } from './turn-readers.ts';
import { asTopic } from './understood-as-topic.ts';
import { askedInSituation, closerQuestion, referringToWord } from './detail-follow-up-question.ts';
import { correctedQuestion } from './corrected-turn.ts';
import { bodyAct } from './recognise-body-talk-and-drill-follow-up.ts';
import { readQuestion, understoodAs, type Question, type Understood } from './read-question.ts';
import { talkFollowUp } from './talk-follow-up-question.ts';
import { signsAlone, withoutThanks } from './thanks-and-signs.ts';
import { wantsShortAnswers } from './wants-short-answers.ts';
import { readByMeaning } from './read-by-meaning.ts';

/** That one keeps the ball up only so often, as the question of juggling so many, whatever is felt beside it. */
function jugglesSoMany({ question, turns, understand }: TurnToRead): Understood | null {
  const told = asJuggling(question);
  return told === null || told === question.text ? null : { ...understand(told, turns), sureness: 1 };
}

/** A plan with all that it is to have: asked by itself, it changes none. */
function wholePlan({ question, understand }: TurnToRead): Understood | null {
  const plan = planFromFollowUpDetails(question);
  return plan === null ? null : { ...understand(plan), before: question.before };
}

const OTHER_LANGUAGE =
  /(speak|talk|answer|sprichst|hablas|parles|fala\w*) (\w+ )?(polish|italian|turkish|dutch|arabic|russian|chinese|japanese|swedish|ukrainian|hindi|romanian|greek|danish|norwegian|korean|urdu|bengali|punjabi|welsh|irish|catalan|polnisch|turkisch|italienisch|arabisch|italiano|arabe|chino|turc|italien|polonais|russo|chines)|^in (polish|italian|turkish|dutch|arabic|russian|chinese|japanese)/;

/** Which drill it was most of all, behind how many. */
const ASKS_MOST = /^(?:(?:and|und|so|ok|also) )*(?:which|what|welche) (?:drill|exercise|one|ubung)(?: (?:did i do|have i done|was it|hab ich|habe ich|war es))?(?: (?:the|gemacht))* ?(?:most|most often|am meisten|am haufigsten|am oftesten)(?: (?:then|gemacht|denn))*$/;

/** The way to a thing of the app. */
function placeInApp(question: Question): Understood | null {
  const asked = placeAsked(question);
  // “Where have I made the least progress” is of a drill, and of no page.
  if (asked === null || asksGrownMostOrLeast(question.raw.join(' ')) !== null) return null;
  const topic = asked.topic === null ? null : (topicOf(asked.topic) ?? null);
  return understoodAs(question, 'app_help', { sureness: 1, topic, ask: { kind: 'where', place: asked.place }, drillId: null, skill: null });
}

/** What a turn gives as the reason of the one before: "because I never play". */
const REASON = /^(?:(?:and|yes|yeah|well|und|ja|na) )*(?:just )?(?:because|becuase|bcause|cause|cuz|cus|cos|coz|bc|weil|denn|porque|pq|parce que|parceque) (.+)$/i;
const FEWEST_WORDS_OF_REASON = 3;
const reasonGiven = (text: string): string | null => {
  const reason = REASON.exec(text.trim())?.[1] ?? null;
  return reason === null || reason.split(/\s+/).length < FEWEST_WORDS_OF_REASON ? null : reason;
};

/** What a turn asks of a thing of the app, unless it tells of the body or of a feeling, or rules for just that turn know it. */
function turnOfApp(question: Question): Understood | null {
  const asked = askOfApp(question);
  if (asked === null || bodyAct(question) !== null || feelingTold(question) !== null) return null;
  return followUpOnNumberStreakRuleOrMove(question) ?? followUpOnWhatWasTold(question) ?? asked;
}

/** A turn about the plan of the talk, where it tells of nothing that weighs more. */
const changeOfPlan = (question: Question): Understood | null => (bodyAct(question) === null && feelingTold(question) === null && ballAstray(question) === null ? turnOnPlan(question) : null);

/** What is, from its first word to its last, small talk or an ask in few plain words; null for all else. */
function plainTurn(question: Question): Understood | null {
  const said = question.raw.join(' ');
  const talk = smallTalkIn(said);
  if (talk !== null) return understoodAs(question, 'thanks', { sureness: 1, act: { kind: 'smallTalk', said: talk } });
  if (saysIsBack(said) || callsCoach(said)) return understoodAs(question, 'greeting', { sureness: 1 });
  if (asksWhatIfMissed(said)) return asTopic(question, 'streakRule');
  return shortRequest(question);
}

/** Behind a result that was told a number is one of it. */
const numberOfResult: TurnReader = ({ question }) => (question.before?.intent === 'records' && question.before.drillId !== null ? numberTold(question) : null);

/** News in passing, which are nothing of oneself and no place on the pitch. */
function newsInPassing({ question }: TurnToRead): Understood | null {
  const text = question.raw.join(' ');
  return toldOfOneself(text, question.before === null) === null && statedPlayingPosition(text) === null ? newsTold(question) : null;
}

/** Which drill it was most of all, behind how many. */
function mostOftenOfNumbers({ question, understand }: TurnToRead): Understood | null {
  const { before, raw, language } = question;
  if (before?.intent !== 'my_numbers' || !ASKS_MOST.test(raw.join(' '))) return null;
  return { ...understand(language === 'de' ? 'welche übung habe ich am meisten gemacht' : 'which drill have i done the most'), before };
}

/** Behind the question which move one likes, a drill that is named is that. */
const OF_LIKING: ReadonlySet<string> = new Set(['favourite', 'opinion', 'likeStar', 'likesStar']);
const MOST_WORDS_OF_LIKED = 8;
function likedMove(question: Question): Understood | null {
  const { before, drillId, raw } = question;
  if (before?.topic === null || before?.topic === undefined || !OF_LIKING.has(before.topic.topic) || drillId === null || raw.length > MOST_WORDS_OF_LIKED) return null;
  return understoodAs(question, 'drill_technique', { sureness: 1, skill: null });
}

/** What the reason of the turn before tells, where that has a topic of its own. */
function ofReason({ question, text, understand }: TurnToRead): Understood | null {
  const { before } = question;
  const reason = before === null || before.intent === 'injury' ? null : reasonGiven(text);
  if (reason === null) return null;
  const told = understand(reason, []);
  return told.topic !== null && told.act === null && told.nearest.length === 0 ? { ...told, before } : null;
}

/** That the answers are to be short. */
function shortAnswersWished({ question }: TurnToRead): Understood | null {
  const { before } = question;
  if (!wantsShortAnswers(question.raw)) return null;
  return understoodAs(question, before?.intent ?? 'thanks', { sureness: 1, act: { kind: 'shortAnswers' }, drillId: before?.drillId ?? null, skill: before?.skill ?? null });
}

/** A turn that says which drill was meant: the question before is asked of that. */
function otherDrillMeant({ question, text, turns, understand }: TurnToRead): Understood | null {
  const { before } = question;
  if (before === null || before.intent === 'injury') return null;
  const ofDrill = askedOfDrill(text, turns.at(-1) ?? '', before.language);
  return ofDrill === null ? null : understand(ofDrill, turns.slice(0, -1));
}

/** A turn that swaps one part of the question before. What is told of a pain is no new question. */
function questionCarriedOver({ question, text, turns, understand }: TurnToRead): Understood | null {
  const { before } = question;
  if (before === null || (before.intent === 'injury' && isPainDetailFollowUp(wordsOf(text)))) return null;
  const whole = carriedOver(text, turns.at(-1) ?? '');
  return whole === null ? null : { ...understand(whole, turns.slice(0, -1)), before };
}

/** A turn on what the talk is about; of counts more is known by their own words. */
function onSubjectOfTalk({ question }: TurnToRead): Understood | null {
  const onSubject = turnOnSubject(question);
  if (onSubject === null) return null;
  const isOfCounts = onSubject.act?.kind === 'onSubject' && onSubject.act.subject.of === 'practice';
  return (isOfCounts ? followUpOnNumberStreakRuleOrMove(question) : null) ?? onSubject;
}

/** The whole question that a turn of few words stands for, which is surely meant. */
function completed({ question, turns, understand }: TurnToRead): Understood | null {
  const whole = completedFollowUp(question);
  if (whole === null) return null;
  const offered = literalTopic(whole);
  if (offered?.isOffered === true) return asTopic(question, offered.topic, { drillId: null, skill: null });
  const asked = understand(whole, turns);
  return { ...asked, sureness: Math.max(1, asked.sureness) };
}

/** What is told of the plan of the talk; the turn before, where it says that the plan was meant by that. */
function ofPlanTold({ question, turns, understand }: TurnToRead): Understood | null {
  return toldForPlan(question, () => {
    const meant = turns.at(-1);
    const earlier = question.before?.before ?? null;
    if (meant === undefined || earlier === null) return null;
    const again = toldForPlan(readQuestion(meant, earlier), () => null) ?? turnOnPlan(readQuestion(meant, earlier));
    return again === null ? null : understand(meant, turns.slice(0, -1)) === question.before && question.before?.act?.kind === 'onSubject' ? { ...question.before } : again;
  });
}

/** What a turn is by its own form, whatever the talk is of. Before the first text that it stands for, thanks and the like are still in front of it. */
const BY_OWN_FORM: readonly TurnReader[] = [
  asText(({ question: { language }, text }) => (language === 'en' || language === 'de' ? inListedSpelling(text, language) : null)),
  asText(({ question: { language }, text }) => withoutNameMax(text, language)),
  ofQuestion(daysUntilWeekday),
  ofQuestion(numberOfOnesOwnTold),
  ofQuestion(recordTold),
  ({ question, understand }) => goesOnToday(question, understand),
  ({ question, understand }) => whenToDo(question, understand),
  ofQuestion(skillPutIntoPlan),
  ofQuestion(turnOnEarlierPlan),
  ofPlanTold,
  ({ question, turns, understand }) => yesOrNoAsked(question, turns, understand),
  asText(({ question }) => bestOfDrillBefore(question) ?? behindTakingIt(question)),
  asText(({ question }) => behindGivingIn(question)),
  asText(({ question }) => shortPlanForToday(question)),
  asText(({ question }) => drillForGoals(question)),
  ofQuestion(offeredDrillHard),
  ofQuestion(goalOfOfferedDrill),
  ofQuestion(longestStreak),
  ofQuestion(soreMusclesAsked),
  ofQuestion(bedtimeBeforeMatch),
  ofQuestion(askedTwice),
  ofQuestion(judgedOwnDrill),
  ofQuestion(streakRecordOrShortSession),
  ofQuestion(asksWhatToPractise),
  ofQuestion(saysDrillIsDone),
  ofQuestion(asksForOutside),
  ofQuestion(asksWhyNotFor),
  ofQuestion(jokeOfPlayer),
  ofQuestion(saysGoodbye),
  completed,
  ofQuestion(countCorrected),
  behindTurn(doubtsStrongest),
  behindTurn(likedMove),
  behindTurn((question) => (asksOfPlace(question) ? choiceOfList(question) : null)),
  ofQuestion(adviceOnNamedSkill),
  ofQuestion(saidShorter),
  ofQuestion(stoppedDrillOrThingForPosition),
  ofQuestion(talkFollowUp),
  ofQuestion(explainedShorter),
  ofQuestion(shortTruthWanted),
  ofQuestion(minutesOfDrillInTalk),
  ofQuestion(challengeOrSum),
  ofQuestion((question) => (asksStreakLength(question) ? asTopic(question, 'streakTo', { words: question.raw, drillId: null, skill: null }) : null)),
  ofQuestion(numberReached),
  ofQuestion(besideNumberOfOthers),
  ofQuestion(drillsForSubject),
  ofQuestion(drillForMinutes),
  ofQuestion(drillForMinutesHere),
  ofQuestion(anotherDrillWithout),
  ofQuestion(sumOfTokensOrTime),
  ofQuestion(practiceAfterSetback),
  ofQuestion(whatComesAfterDrill),
  ofQuestion(refersTwoTurnsBack),
  jugglesSoMany,
  ofQuestion((question) => (comparesStars(question) ? asTopic(question, 'opinion', { sureness: 1, drillId: null, skill: null }) : null)),
  asText(({ question, turns }) => chestQuestion(question.raw, turns, question.language === 'de')),
  asText(({ question }) => inOtherWords(question)),
  wholePlan,
  ofQuestion(daysAroundMatch),
  ofQuestion(streakLostOrBest),
  ofQuestion(askedInSituation),
  ofQuestion(reportedResultsCompared),
  ofQuestion(wallSessionRequest),
  ofQuestion(appOveruseQuestion),
  ofQuestion(recogniseParentOrTrainerQuestion),
  ofQuestion(askedByParent),
  asText(({ text }) => withoutChat(withoutOwnName(text))),
  ofQuestion(chatAsked),
  newsInPassing,
  ofQuestion(explainsDrill),
  ofQuestion(trialOrMeal),
  ofQuestion(calendarAsked),
  ofQuestion(resultGoal),
  numberOfResult,
  ofQuestion(closerQuestion),
  ofQuestion(inSimplerWords),
  ({ question, turns, understand }) => correctedQuestion(question, turns, understand),
  ({ question, understand }) => referringToWord(question, understand),
  ofQuestion((question) => (literalTopic(question.text) === undefined ? indoorFootballAsked(question) : null)),
  ({ question, turns }) => addedDetail(question, turns.at(-1) ?? ''),
  ofQuestion((question) => (namesFavourite(question) ? asTopic(question, 'likesStar', { drillId: null, skill: null }) : null)),
  ofQuestion(planForNamed),
  ofQuestion(whatToDoAboutWeakest),
  ofQuestion(ofOneFoot),
  // “Where do I start” behind an advice is of that, and of no page.
  ofQuestion((question) => (turnOnAdvice(question) === null ? placeInApp(question) : null)),
  ofQuestion(trainingLoadQuestionIn),
  ofQuestion(practiceTotalAsked),
  ofQuestion(personalQuestionIn),
  asText(({ question }) => numbersOfWeek(question.raw)),
  mostOftenOfNumbers,
  agreed,
  ofQuestion(refusesDrill),
  ofQuestion(intentOverride),
  ofQuestion(fixedWordingQuestion),
  ofReason,
  ofQuestion((question) => (question.before?.intent === 'injury' ? null : anotherDrillOrWhatNext(question))),
  ofQuestion(oneWord),
  shortAnswersWished,
];

/** What a turn is of the talk: of its plan, its advice, its game or its app, or the question before with one part of it changed. */
const OF_TALK: readonly TurnReader[] = [
  behindTurn((question) => (question.before !== null && subjectOfTalk(question.before)?.of === 'plan' ? changeOfPlan(question) : null)),
  ofQuestion(turnOnAdvice),
  behindTurn(keeperDives),
  behindTurn(teamPlayFollowUp),
  behindTurn(turnOfApp),
  otherDrillMeant,
  questionCarriedOver,
  asText(({ text }) => withoutThanks(text)),
];

/** What is told, and what goes on with the answer before, by words alone. */
const TOLD_OR_GOING_ON: readonly TurnReader[] = [
  ofQuestion((question) => (question.spoken === null || OTHER_LANGUAGE.test(question.words.join(' ')) ? understoodAs(question, 'other_language_unsupported') : null)),
  ofQuestion((question) => (question.raw.length === 0 ? signsAlone(question) : null)),
  firstMessage(keeperDives),
  firstMessage(teamPlayFollowUp),
  ofQuestion(bodyAct),
  ofQuestion(feelingTold),
  ofQuestion(eventTold),
  ofQuestion(ballAstray),
  asText(({ question }) => besideDenial(question.raw)),
  ofQuestion(numberTold),
  ofQuestion(foundWall),
  onSubjectOfTalk,
  ofQuestion(turnOnAnswer),
  ofQuestion(followUpOnNumberStreakRuleOrMove),
  ofQuestion(everydayQuestion),
  ofQuestion(spanishFrenchPortugueseQuestion),
  ofQuestion(plainTurn),
  firstMessage(askOfApp),
  ofQuestion(followUpOnWhatWasTold),
];

/** In this order: the first that knows a turn reads it. */
const TURN_READERS: readonly TurnReader[] = [...BY_OWN_FORM, ...OF_TALK, ...TOLD_OR_GOING_ON];

/** Reads a turn behind those before it, oldest first. `understand` is how another text is understood that it stands for. */
export function readTurn(text: string, turns: readonly string[], understand: UnderstandText): Understood {
  const before = turns.length > 0 ? understand(turns.at(-1) ?? '', turns.slice(0, -1)) : null;
  const turn: TurnToRead = { question: readQuestion(text, before), text, turns, understand };
  for (const read of TURN_READERS) {
    const understood = read(turn);
    if (understood !== null) return adviceInPlaceOfPlan(turn.question, understood);
  }
  return adviceInPlaceOfPlan(turn.question, readByMeaning(turn.question));
}
