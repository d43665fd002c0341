import { asksWhatCoachTaught, isPlainEverydayTurn } from './plain-everyday-turn.ts';
import { isPlainTalkFollowUp } from './plain-talk-follow-up.ts';
import { saysOnlyTrains } from '../question-parts/says-trains-group.ts';
import { asksIfCoachIsPerson } from './asks-if-coach-is-person.ts';
import type { CrisisKind, RefusalKind } from '@touchline/domain';
import { isUnambiguousAppQuestion } from '../app-talk/unambiguous-app-question.ts';
import { thingOfTalk } from '../app-talk/things-of-app.ts';
import type { TalkBefore } from '../coach-answer.ts';
import { careAsked, hasWordOfMore, mayAnswerCrisis, mayAnswerRefusal, mayOverrule } from '../care/recognise-care-message.ts';
import { isPlainTurn, understandTalk } from '../english-reading/translate-talk-to-english.ts';
import type { Understood } from '../intents/read-question.ts';
import { tellsOnlyOfBlame } from '../question-parts/feeling-told.ts';
import { countsAnew, countsGroup } from '../question-parts/training-group-question.ts';
import { isHarmlessPracticeQuestion } from '../question-parts/harmless-practice-question.ts';
import { asksOfHeat } from '../question-parts/heat-question.ts';
import { newsIn } from '../question-parts/news-told.ts';
import { type ThingLeftOut, withoutThingsLeftOut } from '../question-parts/things-left-out.ts';
import { withoutUnkindWords } from '../question-parts/strip-unkind-words.ts';
import { isWholeTeamPlayFollowUp } from '../question-parts/team-play-follow-up.ts';
import { isPlainSituation } from '../talk-subject/harmless-situation-question.ts';
import { saysCoachRepeats } from '../talk-subject/talk-follow-up-rows-to-the-coach.ts';
import { isOnlyOfPlan } from '../talk-subject/follow-up-on-plan.ts';
import { withoutSlang } from '../text/correct-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { partAskedForBall } from './part-of-body-for-technique.ts';
import { tellsOnlyOfPosition } from './tells-only-of-position.ts';
import { askOfPain } from './pain-follow-up-questions.ts';
import { isOfPlayByWords, restBehindDenial } from './leading-denial.ts';
import { restBehindToldAdult } from './after-adult-was-told.ts';
import { turnGoneBackTo } from '../question-parts/back-to-turn.ts';
import { checkByRule, footballReadings } from './check-by-rule.ts';
import { type Verdict, checkWords, isAllowedAsTypedAlone, isAskedByScoreAlone } from './check-message.ts';
import { asksToPlayAgain, isPhraseOfOverAndYes, isYesToPlay, saysAdultAgreed, saysPainIsGone } from './pain-over-and-adult-agreed.ts';
import { withoutRemediesLeftOut } from './strip-remedies-left-out.ts';
import { withoutFirstTouchPhrase } from './strip-first-touch-phrase.ts';
import { withoutFlatBallPhrase } from './strip-flat-ball-phrase.ts';
import { withoutShirtNumber } from './strip-shirt-number.ts';
import { conceptsOf } from './concept-lexicon.ts';
import { soundsDangerousAsTyped } from './danger-score.ts';
import { isDeedInPlay } from './what-others-do-in-play.ts';
import { isAskedInFewWords, isToldInFewWords } from './few-words/danger-in-few-words.ts';
import { behindSaidAlready, isHarmlessShortTurn, saysNothingOfBody } from './harmless-short-turn.ts';
import { isHarmlessTurn, isTeasedByChildBefore, saysOnlyThatItHurts } from './harmless-follow-ups.ts';
import { isPlainNickname, saysItMakesStop } from './mocking-nickname.ts';
import { isTurnAgain } from './harmless-complaints.ts';
import { isHarmlessPlayFollowUp } from './harmless-play-follow-up.ts';
import { asksToGoOnOrStop } from './asks-to-go-on.ts';
import { namesOnlyTimesOfDay } from './names-only-times-of-day.ts';
import { namesOnlyPlaceAndGear } from './names-only-place-and-gear.ts';
import { isPlainByItself, isPlainInTalk } from './harmless-short-messages.ts';
import { namingChild, parentAsk } from './parent-of-child.ts';
import { fearsBallMayHit } from './fears-ball-may-hit.ts';
import { reportsSaidOfGirls } from './said-girls-cannot-play.ts';
import { introductoryWordsOf } from './introductory-words.ts';
import { isSportFrame } from './harmless-sport-phrases.ts';
import { isTalkOfPlay, tellsOfMore } from './talk-only-of-play.ts';

/** A message that safety stops or asks about, with what is looked at to tell whether it does so for nothing. */
interface StoppedMessage extends TalkBefore {
  readonly message: string;
  readonly words: readonly string[];
  readonly verdict: Exclude<Verdict, { readonly action: 'allow' }>;
  /** The worry that it may be answered as. */
  readonly care: ReturnType<typeof careAsked>;
  /** Whether no answer of the talk was of pain or of safety. */
  readonly isUntroubled: boolean;
}
/** A reason for which a message goes on, although words of it are those of a danger. */
type Exception = (stopped: StoppedMessage) => boolean;

const isOfKind = ({ verdict }: StoppedMessage, kind: CrisisKind | RefusalKind): boolean => 'kind' in verdict && verdict.kind === kind;
/** Whether a message is the first of its talk, or behind a turn that was let through. */
const isBehindAllowed = ({ turns }: StoppedMessage): boolean => turns.length === 0 || isLastAllowed(turns);

/** What is no crisis: teasing by children, a worry with an answer of care, a denial, the first touch of a ball, the turn of a game. */
const NO_CRISIS: readonly Exception[] = [
  (one) => isOfKind(one, 'abuse') && isTeasedByChildBefore(one.message, one.turns) && isLastAllowed(one.turns),
  ({ verdict, care, message }) => verdict.action === 'crisis' && care !== null && mayAnswerCrisis(care, verdict.kind, message),
  (one) => isCrisisByDenialAlone(one.message, one),
  (one) => (isOfKind(one, 'grooming') || isOfKind(one, 'abuse')) && isOfFirstTouch(one.message, one),
  (one) => isOfKind(one, 'abuse') && one.isUntroubled && isTurnAgain(one.words) && isLastAllowed(one.turns) && isOfPlay(one.turns),
];

/** What is not refused: a worry with an answer of care, a player by the shirt number, unkind words to the coach alone, what others are reported to say. */
const NO_REFUSAL: readonly Exception[] = [
  ({ verdict, care, message }) => verdict.action === 'refuse' && care !== null && mayAnswerRefusal(care, verdict.kind, message),
  (one) => isOfKind(one, 'hate_obscenity') && (isUnkindToCoachAlone(one.message, one) || reportsSaidOfGirls(one.words) || isRudeByOathAlone(one.words, one)),
  (one) => isOfKind(one, 'contact_details') && one.isUntroubled && isOfShirtNumber(one.message, one),
  (one) => isOfKind(one, 'prompt_injection') && saysItMakesStop(one.words),
  (one) => isOfKind(one, 'drugs') && one.isUntroubled && asksWithoutRemedies(one.message, one.turns),
];

/** What is not asked about, though no example knows it: turns of play, groups of a training, news, what is asked without pills or weights, a nickname, a place on the pitch, a part of the body for the ball. */
const NOT_ASKED_ABOUT: readonly Exception[] = [
  (one) => one.isUntroubled && isHarmlessPlayFollowUp(one.message) && isAskedByScoreAlone(one.message) && isBehindAllowed(one) && (one.turns.length === 0 || isOfPlay(one.turns)),
  (one) => one.isUntroubled && countsPlayers(one) && !hasWordOfMore(one.words.join(' ')) && isAskedByScoreAlone(one.message),
  (one) => one.isUntroubled && newsIn(one.words) !== null && isAskedByScoreAlone(one.message) && isBehindAllowed(one),
  (one) => one.isUntroubled && asksWithoutRemedies(one.message, one.turns),
  (one) => one.isUntroubled && isHarmlessWithoutExercises(one.message, one.turns) && isAskedByScoreAlone(one.message),
  (one) => one.isUntroubled && isPlainEverydayTurn(one.words, one.turns) && isAskedByScoreAlone(one.message),
  (one) => one.isUntroubled && namesOnlyPlaceAndGear(one.words) && isAskedByScoreAlone(one.message) && isBehindAllowed(one) && !one.turns.some(tellsOfMore),
  (one) => one.isUntroubled && (tellsOnlyOfPosition(one.words) || partAskedForBall(one.words, one.turns) !== null) && isAskedByScoreAlone(one.message) && isBehindAllowed(one) && !one.turns.some(tellsOfMore),
  (one) => one.isUntroubled && one.turns.length > 0 && namesOnlyTimesOfDay(one.words) && isAskedByScoreAlone(one.message) && isBehindAllowed(one) && !one.turns.some(tellsOfMore),
  (one) => isPlainNickname(one.words) && isAskedByScoreAlone(one.message),
  (one) => one.isUntroubled && (asksIfCoachIsPerson(one.words) || saysOnlyTrains(one.words) || saysCoachRepeats(one.words)) && isAskedByScoreAlone(one.message),
];

/** What is harmless whatever words of it are those of a danger: a ball without air, whether to go on where something hurts, a deed in play, a ball that is feared, plain words, everyday things of sport. */
const HARMLESS: readonly Exception[] = [
  (one) => isOfFlatBall(one.message, one),
  (one) => asksToGoOnOrStop(one.words) && (one.verdict.action === 'refuse' || one.isHurt || one.safetyBefore === 'body'),
  (one) => one.isUntroubled && isHarmlessBehind(one.message, one.words, one.turns),
  (one) => one.isUntroubled && fearsBallMayHit(one.words, one.turns) && isLastAllowed(one.turns),
  (one) => one.safetyBefore === null && (isPlainByItself(one.words) || asksWhatCoachTaught(one.words)),
  (one) => one.isUntroubled && isOfSport(one.message, one.words) && isBehindAllowed(one) && !one.turns.some(tellsOfMore),
];

const EXCEPTIONS: Readonly<Record<StoppedMessage['verdict']['action'], readonly Exception[]>> = {
  crisis: [...NO_CRISIS, ...HARMLESS],
  refuse: [...NO_REFUSAL, ...HARMLESS],
  check: [...NOT_ASKED_ABOUT, ...HARMLESS],
};

/** What is not asked about where nothing is told that few words of danger tell: what stands behind an introduction, plain questions of practice, turns that go on with a talk. */
const NOT_ASKED_ABOUT_IN_OTHER_WORDS: readonly Exception[] = [
  (one) => isAskedByScoreAlone(one.message) && (isHarmlessBehindFront(one.message, one) || isHarmlessBehindToldAdult(one.message, one) || isAskedOfChildNamedBefore(one.message, one.turns)),
  (one) => one.isUntroubled && isAskedByScoreAlone(one.message) && isBehindAllowed(one) && (isPlainSituation(one.message, one.turns) || isPlainTalkFollowUp(one.message, one.turns) || isHarmlessWithoutSlang(one.message, one.turns)),
  ({ words }) => isHarmlessPracticeQuestion(words.join(' ')) || tellsOnlyOfBlame(words.join(' ')),
  // What a rule alone speaks against stays one to ask about.
  (one) => (goesOnWithPain(one) || goesOnWithTurns(one)) && checkByRule(one.message).action === 'allow',
];

/**
 * The verdict on a message behind the turns before it. What is wholly a plain question of practice, or plainly goes on with a talk, is
 * none to ask about, though no rule and no example knows it.
 */
export function verdictOf(message: string, { turns, isHurt, safetyBefore = null }: Omit<TalkBefore, 'safetyBefore'> & Partial<TalkBefore>): Verdict {
  const byWords = checkWords(message);
  const isDoubted = byWords.action === 'allow' && isAllowedAsTypedAlone(message) && isBehindTrouble({ turns, isHurt, safetyBefore });
  const verdict: Verdict = isDoubted ? { action: 'check' } : byWords;
  if (verdict.action === 'allow') return verdict;
  const care = careAsked(message, turns, safetyBefore);
  const stopped: StoppedMessage = { message, words: wordsOf(message), turns, isHurt, safetyBefore, verdict, care, isUntroubled: safetyBefore === null && !isHurt };
  if (EXCEPTIONS[verdict.action].some((holds) => holds(stopped))) return { action: 'allow' };
  if (verdict.action !== 'check' || verdict.isAlone === true) return verdict;
  if (care !== null && mayBeOfCare(message) && mayOverrule(care, message)) return { action: 'allow' };
  if (footballReadings(message).some(isAskedInFewWords)) return verdict;
  return NOT_ASKED_ABOUT_IN_OTHER_WORDS.some((holds) => holds(stopped)) ? { action: 'allow' } : verdict;
}

/** Whether an answer before was of pain or of safety, or a turn before was stopped or tells of more than play. */
const isBehindTrouble = ({ turns, isHurt, safetyBefore }: TalkBefore): boolean => isHurt || safetyBefore !== null || (turns.length > 0 && (turns.some(tellsOfMore) || !isLastAllowed(turns)));

/** Whether a trainer counts the players of a group, or counts them anew behind a turn that did. */
const countsPlayers = ({ words, turns }: StoppedMessage): boolean =>
  countsGroup(words) || (countsAnew(words) && isLastAllowed(turns) && turns.some((turn) => countsGroup(wordsOf(turn))));

/** Whether a message is of heat, or goes on with a pain that was told: that it is over, what to do, or only that it hurts. */
function goesOnWithPain({ message, words, turns, isHurt, safetyBefore }: StoppedMessage): boolean {
  if (asksOfHeat(words) || saysPainIsGone(message) || isPhraseOfOverAndYes(message) || asksToPlayAgain(words)) return true;
  if (isHurt && saysOnlyThatItHurts(words)) return true;
  return safetyBefore === null && (isYesToPlay(words, turns) || (isHurt && (saysAdultAgreed(words, true) || askOfPain(words) !== null)));
}

/** Whether a message plainly goes on with the turns before it. */
const goesOnWithTurns = ({ message, turns, isUntroubled }: StoppedMessage): boolean =>
  turns.length > 0 && (isPlainTurn(message) || (isLastAllowed(turns) && goesOnWithTalk(message, turns, !isUntroubled)));

/** Whether a message that is asked about may have an answer of care in place of the question: the second opinion alone asks, or a doubted rule of unkind children. */
function mayBeOfCare(message: string): boolean {
  const rule = checkByRule(message);
  return isAskedByScoreAlone(message) || (rule.action === 'crisis' && rule.kind === 'abuse');
}

/** Whether what stands behind who one is, or behind that nothing is wrong, is harmless by itself; behind a question that was asked in doubt a denial is believed. */
function isHarmlessBehindFront(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  const front = introductoryWordsOf(message);
  if (front === null || front.rest === '') return false;
  // A denial is believed where only whether all is well was asked.
  const isOfDoubt = safetyBefore === 'check_in' || safetyBefore === 'check_in_answered';
  if (front.denies && isOfDoubt && restBehindDenial(message, turns, safetyBefore) === null) return false;
  return verdictOf(front.rest, { turns, isHurt, safetyBefore: front.denies && isOfDoubt ? null : safetyBefore }).action === 'allow';
}

/** “No kidding”, said rudely, scolds nobody. */
const OATH = /\b(?:kein|ohne) scheiss\b|\bno shit\b/;
/** Whether all that is rude in a message says that it is true. */
function isRudeByOathAlone(words: readonly string[], before: TalkBefore): boolean {
  const text = words.join(' ');
  const rest = text.replace(OATH, '').trim();
  return rest !== text && rest !== '' && verdictOf(rest, before).action === 'allow';
}

/** Whether only the coach is called something in one sentence, and another one asks what is harmless. */
function isUnkindToCoachAlone(message: string, before: TalkBefore): boolean {
  const rest = withoutUnkindWords(message);
  return rest !== message && verdictOf(rest, before).action === 'allow';
}

/** Whether what sounds like breath or tiredness is a ball without air, and the rest is harmless. */
function isOfFlatBall(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  const plain = wordsOf(message).join(' ');
  const rest = withoutFlatBallPhrase(plain);
  return rest !== plain && safetyBefore !== 'crisis' && verdictOf(rest, { turns, isHurt, safetyBefore: safetyBefore === 'body' ? null : safetyBefore }).action === 'allow';
}

/** Whether what sounds as if somebody were touched is the first touch of the ball, and the rest is harmless. */
function isOfFirstTouch(message: string, before: TalkBefore): boolean {
  const text = wordsOf(message).join(' ');
  const rest = withoutFirstTouchPhrase(text);
  return rest !== text && verdictOf(rest, before).action === 'allow';
}

/** Whether what sounds like a number to call is the one on a shirt, and the rest is harmless. */
function isOfShirtNumber(message: string, before: TalkBefore): boolean {
  const text = wordsOf(message).join(' ');
  const rest = withoutShirtNumber(text);
  return rest !== text && verdictOf(rest, before).action === 'allow';
}

/** Whether pills, powders or drugs are named only to be left out (“fitter without pills”), and what is asked is harmless without them. */
function asksWithoutRemedies(message: string, turns: readonly string[]): boolean {
  const rest = withoutRemediesLeftOut(message);
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
  return isSportFrame(words, (word, before) => saysNothingOfBody([word]) || (before !== undefined && OF_A_CLUB.test(before) && conceptsOf(word).length === 0)) && isAskedByScoreAlone(message) && !soundsDangerousAsTyped(footballReadings(message));
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
  return isOnlyOfPlan(asked) || isUnambiguousAppQuestion(asked, wordsOf(message)) || (!isOfMore && isShortTurnOfPlay(message, turns, asked));
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
