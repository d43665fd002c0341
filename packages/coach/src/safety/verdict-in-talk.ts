import { isPlainAskOfApp } from '../app-talk/app-question-by-words.ts';
import { thingOfTalk } from '../app-talk/things-of-app.ts';
import type { TalkBefore } from '../coach-answer.ts';
import { careAsked, hasWordOfMore, mayAnswerCrisis, mayAnswerRefusal, mayOverrule } from '../care/recognise-care-message.ts';
import { isPlainTurn, understandTalk } from '../english-reading/translate-talk-to-english.ts';
import type { Understood } from '../intents/read-question.ts';
import { tellsOnlyOfBlame } from '../question-parts/feelings-told.ts';
import { countsAnew, countsGroup } from '../question-parts/training-group-questions.ts';
import { isHarmlessPracticeQuestion } from '../question-parts/harmless-practice-questions.ts';
import { asksOfHeat } from '../question-parts/heat-question.ts';
import { newsIn } from '../question-parts/news-told.ts';
import { type ThingLeftOut, withoutThingsLeftOut } from '../question-parts/things-left-out.ts';
import { withoutUnkindWords } from '../question-parts/strip-unkind-words.ts';
import { isWholeTeamPlayFollowUp } from '../question-parts/team-play-follow-ups.ts';
import { isPlainSituation } from '../talk-subject/harmless-situation-question.ts';
import { isOnlyOfPlan } from '../talk-subject/follow-up-on-plan.ts';
import { withoutSlang, wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { askOfPain } from './pain-follow-up-questions.ts';
import { isOfPlayByWords, restBehindDenial } from './leading-denial.ts';
import { restBehindToldAdult } from './after-adult-was-told.ts';
import { turnGoneBackTo } from '../question-parts/back-to-turn.ts';
import { type Verdict, checkByRule, checkWords, footballReadings, isAskedByScoreAlone } from './check-message.ts';
import { withoutRemedies } from './without-remedies.ts';
import { withoutFlatBall } from './ball-without-air.ts';
import { conceptsOf } from './concept-lexicon.ts';
import { isDeedInPlay } from './what-others-do-in-play.ts';
import { isAskedInFewWords, isToldInFewWords } from './few-words/told-in-few-words.ts';
import { behindSaidAlready, isHarmlessShortTurn, saysNothingOfBody } from './harmless-short-turn.ts';
import { isHarmlessTurn, isTeasedByChildBefore, saysOnlyThatItHurts } from './harmless-follow-ups.ts';
import { isPlainNickname, saysItMakesStop } from './mocking-nickname.ts';
import { isTurnAgain } from './harmless-complaints.ts';
import { isPlainFollowUp } from './harmless-play-follow-up.ts';
import { isPlainByItself, isPlainInTalk } from './harmless-short-messages.ts';
import { asksToPlayAgain, isPhraseOfOverAndYes, isYesToPlay, saysAdultAgreed, saysPainIsGone } from './recent-pain-report.ts';
import { namingChild, parentAsk } from './parent-of-child.ts';
import { reportsSaidOfGirls } from './said-of-girls.ts';
import { saidInFront } from './introductory-words.ts';
import { isSportFrame } from './harmless-sport-phrases.ts';
import { isTalkOfPlay, tellsOfMore } from './talk-only-of-play.ts';

/** The verdict on a message; what is wholly a plain question of practice, or plainly goes on with a talk, is none to ask about, though no rule and no example knows it. */
export function verdictOf(message: string, { turns, isHurt, safetyBefore = null }: Omit<TalkBefore, 'safetyBefore'> & Partial<TalkBefore>): Verdict {
  const verdict = checkWords(message);
  if (verdict.action === 'crisis' && verdict.kind === 'abuse' && isTeasedByChildBefore(message, turns) && isLastAllowed(turns)) return { action: 'allow' };
  const care = verdict.action === 'allow' ? null : careAsked(message, turns, safetyBefore);
  if (verdict.action === 'crisis' && care !== null && mayAnswerCrisis(care, verdict.kind, message)) return { action: 'allow' };
  if (verdict.action === 'refuse' && care !== null && mayAnswerRefusal(care, verdict.kind, message)) return { action: 'allow' };
  if (verdict.action === 'refuse' && verdict.kind === 'hate_obscenity' && isUnkindToCoachAlone(message, { turns, isHurt, safetyBefore })) return { action: 'allow' };
  if (verdict.action !== 'allow' && isOfFlatBall(message, { turns, isHurt, safetyBefore })) return { action: 'allow' };
  if (((verdict.action === 'refuse' && verdict.kind === 'drugs') || verdict.action === 'check') && safetyBefore === null && !isHurt && asksWithoutRemedies(message, turns)) return { action: 'allow' };
  if (verdict.action === 'crisis' && isCrisisByDenialAlone(message, { turns, isHurt, safetyBefore })) return { action: 'allow' };
  const words = wordsOf(message);
  if (verdict.action === 'crisis' && verdict.kind === 'abuse' && isTurnAgain(words) && safetyBefore === null && !isHurt && isLastAllowed(turns) && isOfPlay(turns)) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && !isHurt && isHarmlessBehind(message, words, turns)) return { action: 'allow' };
  if (verdict.action === 'refuse' && ((verdict.kind === 'hate_obscenity' && reportsSaidOfGirls(words)) || (verdict.kind === 'prompt_injection' && saysItMakesStop(words)))) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && isPlainByItself(words)) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && !isHurt && isOfSport(message, words) && (turns.length === 0 || (isLastAllowed(turns) && !turns.some(tellsOfMore)))) return { action: 'allow' };
  if (verdict.action === 'check' && safetyBefore === null && !isHurt && isPlainFollowUp(message) && isAskedByScoreAlone(message) && (turns.length === 0 || (isLastAllowed(turns) && isOfPlay(turns)))) return { action: 'allow' };
  if (verdict.action === 'check' && safetyBefore === null && !isHurt && (countsGroup(words) || (countsAnew(words) && isLastAllowed(turns) && turns.some((turn) => countsGroup(wordsOf(turn))))) && !hasWordOfMore(words.join(' ')) && isAskedByScoreAlone(message)) return { action: 'allow' };
  if (verdict.action === 'check' && safetyBefore === null && !isHurt && newsIn(words) !== null && isAskedByScoreAlone(message) && (turns.length === 0 || isLastAllowed(turns))) return { action: 'allow' };
  if (verdict.action === 'check' && safetyBefore === null && !isHurt && isHarmlessWithoutExercises(message, turns) && isAskedByScoreAlone(message)) return { action: 'allow' };
  if (verdict.action === 'check' && isPlainNickname(words) && isAskedByScoreAlone(message)) return { action: 'allow' };
  if (verdict.action !== 'check' || verdict.isAlone === true) return verdict;
  if (care !== null && mayBeOfCare(message) && mayOverrule(care, message)) return { action: 'allow' };
  if (footballReadings(message).some(isAskedInFewWords)) return verdict;
  if (isAskedByScoreAlone(message) && (isHarmlessBehindFront(message, { turns, isHurt, safetyBefore }) || isHarmlessBehindToldAdult(message, { turns, isHurt, safetyBefore }) || isAskedOfChildNamedBefore(message, turns))) return { action: 'allow' };
  if (safetyBefore === null && !isHurt && isAskedByScoreAlone(message) && (turns.length === 0 || isLastAllowed(turns)) && (isPlainSituation(message, turns) || isHarmlessWithoutSlang(message, turns))) return { action: 'allow' };
  const text = words.join(' ');
  if (isHarmlessPracticeQuestion(text) || tellsOnlyOfBlame(text)) return { action: 'allow' };
  const goesOn = asksOfHeat(words) || saysPainIsGone(message) || isPhraseOfOverAndYes(message) || asksToPlayAgain(words) || (safetyBefore === null && (isYesToPlay(words, turns) || (isHurt && (saysAdultAgreed(words, true) || askOfPain(words) !== null)))) || (isHurt && saysOnlyThatItHurts(words)) || (turns.length > 0 && (isPlainTurn(message) || (isLastAllowed(turns) && goesOnWithTalk(message, turns, isHurt || safetyBefore !== null))));
  // What a rule alone speaks against stays one to ask about.
  return goesOn && checkByRule(message).action === 'allow' ? { action: 'allow' } : verdict;
}

/** Whether a message that is asked about may have an answer of care in place of the question: the second opinion alone asks, or a doubted rule of unkind children. */
function mayBeOfCare(message: string): boolean {
  const rule = checkByRule(message);
  return isAskedByScoreAlone(message) || (rule.action === 'crisis' && rule.kind === 'abuse');
}

/** Whether what stands behind who one is, or behind that nothing is wrong, is harmless by itself; behind a question that was asked in doubt a denial is believed. */
function isHarmlessBehindFront(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  const front = saidInFront(message);
  if (front === null || front.rest === '') return false;
  // A denial is believed where only whether all is well was asked.
  const isOfDoubt = safetyBefore === 'check_in' || safetyBefore === 'check_in_answered';
  if (front.denies && isOfDoubt && restBehindDenial(message, turns, safetyBefore) === null) return false;
  return verdictOf(front.rest, { turns, isHurt, safetyBefore: front.denies && isOfDoubt ? null : safetyBefore }).action === 'allow';
}

/** Whether only the coach is called something in one sentence, and another one asks what is harmless. */
function isUnkindToCoachAlone(message: string, before: TalkBefore): boolean {
  const rest = withoutUnkindWords(message);
  return rest !== message && verdictOf(rest, before).action === 'allow';
}

/** Whether what sounds like breath or tiredness is a ball without air, and the rest is harmless. */
function isOfFlatBall(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  const plain = wordsOf(message).join(' ');
  const rest = withoutFlatBall(plain);
  return rest !== plain && safetyBefore !== 'crisis' && verdictOf(rest, { turns, isHurt, safetyBefore: safetyBefore === 'body' ? null : safetyBefore }).action === 'allow';
}

/** Whether pills, powders or drugs are named only to be left out (“fitter without pills”), and what is asked is harmless without them. */
function asksWithoutRemedies(message: string, turns: readonly string[]): boolean {
  const rest = withoutRemedies(message);
  return rest !== null && (turns.length === 0 || isLastAllowed(turns)) && verdictOf(rest, { turns, isHurt: false }).action === 'allow';
}

/** Weights, running and the like, which one may leave out. */
const EXERCISES: readonly ThingLeftOut[] = ['weights', 'running', 'exercises', 'heading'];

/** Whether a message is harmless without the exercises that it leaves out (“warm-up without laps”). */
function isHarmlessWithoutExercises(message: string, turns: readonly string[]): boolean {
  const rest = withoutThingsLeftOut(message, EXERCISES, ['without', 'wish', 'no', 'not']);
  return rest !== null && (turns.length === 0 || isLastAllowed(turns)) && verdictOf(rest, { turns, isHurt: false }).action === 'allow';
}

/** Whether a message that one word of the street makes one to ask about is harmless in plain words. */
function isHarmlessWithoutSlang(message: string, turns: readonly string[]): boolean {
  const plain = withoutSlang(message);
  return plain !== message && checkByRule(plain).action === 'allow' && verdictOf(plain, { turns, isHurt: false }).action === 'allow';
}

/** Whether a rule of a crisis is met by nothing but the denial of a doubt (“nein keiner tut mir was”), and something harmless of play or practice is asked behind it. */
function isCrisisByDenialAlone(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  if (safetyBefore !== 'check_in' && safetyBefore !== 'check_in_answered') return false;
  const rest = restBehindDenial(message, turns, safetyBefore);
  return rest !== null && rest !== '' && checkByRule(rest).action === 'allow' && checkByRule(message.slice(0, message.length - rest.length)).action === 'crisis' && verdictOf(rest, { turns, isHurt }).action === 'allow';
}

/** Whether what stands behind that an adult was told goes back to an earlier turn, or is of play and harmless by itself. */
function isHarmlessBehindToldAdult(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  const rest = restBehindToldAdult(message, safetyBefore);
  if (rest === null) return false;
  return turnGoneBackTo(rest, turns) !== null || (isOfPlayByWords(rest) && verdictOf(rest, { turns, isHurt }).action === 'allow');
}

/** Whether a parent who named a child before asks what parents ask, of “him” or “her”. */
function isAskedOfChildNamedBefore(message: string, turns: readonly string[]): boolean {
  const named = namingChild(message, turns);
  return named !== message && parentAsk(named) !== null && isAskedByScoreAlone(named);
}

/** Behind these a word that stands for nothing is the name of a club or a place. */
const OF_A_CLUB = /^(?:from|of|vom|von|del|de|du|do|da)$/;

/** Whether a message of these words is an everyday thing of sport: told in known words alone, or in words of harmless turns where the second opinion alone asks. */
function isOfSport(message: string, words: readonly string[]): boolean {
  if (isSportFrame(words)) return true;
  return isSportFrame(words, (word, before) => saysNothingOfBody([word]) || (before !== undefined && OF_A_CLUB.test(before) && conceptsOf(word).length === 0)) && isAskedByScoreAlone(message);
}

/** Whether a message of these words, which safety stops or asks about, is harmless behind these turns: a deed in play, or a plain turn of which no rule speaks. */
function isHarmlessBehind(message: string, words: readonly string[], turns: readonly string[]): boolean {
  if (turns.length === 0) return false;
  if (isDeedInPlay(words)) return isLastAllowed(turns) && isOfPlay(turns) && !footballReadings(message).some(isToldInFewWords);
  return isPlainInTalk(words) && isLastAllowed(turns) && !turns.some(tellsOfMore) && isAskedByScoreAlone(message);
}

/** Whether a message plainly goes on with the turns before it, of which the last was let through, and tells nothing else; `isOfMore` where an answer was of pain or of safety. */
function goesOnWithTalk(message: string, turns: readonly string[], isOfMore: boolean): boolean {
  if (isHarmlessTurn(message, turns)) return true;
  const { asked } = understandTalk(message, turns);
  return isOnlyOfPlan(asked) || isPlainAskOfApp(asked, wordsOf(message)) || (!isOfMore && isShortTurnOfPlay(message, turns, asked));
}

/** Whether the turns of a talk, oldest first, told of nothing but practice, play, the app, school or food. */
function isOfPlay(turns: readonly string[]): boolean {
  const last = turns.at(-1);
  return last !== undefined && isTalkOfPlay(turns, understandTalk(last, turns.slice(0, -1)).asked);
}

/** Whether a short turn is harmless by what was learned of such, in a talk of practice, play, the app, school or food. */
function isShortTurnOfPlay(message: string, turns: readonly string[], asked: Understood): boolean {
  const { before } = asked;
  if (before === null || !isTalkOfPlay(turns, before)) return false;
  const isHarmless = isWholeTeamPlayFollowUp(asked) || isHarmlessShortTurn(behindSaidAlready(footballReadings(message)), thingOfTalk(before) !== null);
  return isHarmless && isAskedByScoreAlone(message);
}

/** Whether the last of these turns was let through: behind a danger nothing is taken for harmless. */
const isLastAllowed = (turns: readonly string[]): boolean => verdictInTalk(turns.at(-1) ?? '', turns.slice(0, -1)).action === 'allow';

/** The verdict on a turn of a talk behind those before it, of which no answer was of pain or of safety. */
export const verdictInTalk: (turn: string, before: readonly string[]) => Verdict = rememberedDuringAnswer((turn, turns) => verdictOf(turn, { turns, isHurt: false }));
