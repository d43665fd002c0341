import type { CoachIntent } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { twoAnswers } from '../answers/answer-two-subjects.ts';
import { compose } from '../answers/compose-answer.ts';
import { type Composed, only } from '../answers/composed-answer.ts';
import { type MoodAnswer, answerInMood, answerToAdult, withoutDrills } from '../answers/mood-answer.ts';
import { type Say, speaker, speakerToParent } from '../answers/phrasing.ts';
import { notInSameWords } from '../answers/reword-repeated-answer.ts';
import { inFewSentences } from '../answers/shorten-answer.ts';
import { readQuestion, type Understood } from '../intents/read-question.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { twoSubjects } from '../intents/two-subjects.ts';
import { wantsShortAnswers } from '../intents/wants-short-answers.ts';
import { adultSurelySpeaks } from '../mood/who-speaks.ts';
import { correctionIn } from '../question-parts/corrected-question.ts';
import { introductoryWordsOf } from '../safety/introductory-words.ts';
import { tellsOfPain } from '../safety/recent-pain-report.ts';
import { asksAgain } from '../talk-subject/avoid-repeated-answer.ts';
import { moreOfSame } from '../talk-subject/follow-up-on-answer.ts';
import { isOfTrainer, namesNoAccount } from '../talk-subject/kept-to-group.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { sayUnsaid } from './say-unsaid.ts';
import { ASKS_FOR_PRACTICE, type UnderstoodMessage } from './understood-message.ts';

/** What is said to a message, before it is looked at what hurts. */
export interface ComposedInTalk {
  readonly composed: Composed;
  /** What the message asks, one reading for each of its subjects. */
  readonly subjects: readonly Understood[];
  /** What is answered: more of the same subject, where all that can be said to the message was said before. */
  readonly answered: Understood;
  /** How the message is felt; null where no mood was read. */
  readonly feeling: MoodAnswer['feeling'] | null;
  /** Whether it is the answer to a parent who tells that the child is hurt. */
  readonly isOfHurtChild: boolean;
}

/** Composes the answer to a message: both of its subjects, in the wanted length, in words that were not said before, and in its mood. */
export function composeInTalk(understood: UnderstoodMessage): ComposedInTalk {
  const { asked, isFirstReading, read, context, isParent, seed } = understood;
  const subjects: readonly Understood[] = (isFirstReading ? twoSubjects(read, asked) : null) ?? [asked];
  const fresh = inNewWords(understood, subjects);
  const answered = fresh === null ? moreOfSame(asked) : asked;
  const plain = fresh ?? inWantedLength(understood, answered, compose(answered, context, speaker(seed)));
  const isOfHurtChild = isParent && isPlainInjury(asked) && !coachIntentLines.injury.prevent.some((line) => plain.said.includes(line));
  const felt = inMood(understood, answered, plain);
  const ofPlayer = isOfHurtChild ? { ...plain, said: [speaker(seed)(coachIntentLines.injury.ofChild)] } : (felt?.composed ?? plain);
  const composed = isParent ? toTrainer(understood, ofPlayer) : ofPlayer;
  return { composed, subjects, answered, feeling: felt?.feeling ?? null, isOfHurtChild };
}

/** An answer without the drill of a player, where a trainer asks for a group and names none. */
function toTrainer({ read, asked }: UnderstoodMessage, composed: Composed): Composed {
  if (composed.drills.length === 0) return composed;
  const question = readQuestion(read, asked.before);
  if (!isOfTrainer(question) || !namesNoAccount(question)) return composed;
  const said = withoutDrills(composed);
  return said.length === 0 ? composed : only(...said);
}

/** The answer in the length that the player asked for: who found the answers long in this talk gets short ones. */
function inWantedLength({ allowed }: UnderstoodMessage, { intent, topic }: Understood, answer: Composed): Composed {
  const isShort = topic?.intent !== 'injury' && allowed.some((turn) => wantsShortAnswers(wordsOf(turn)));
  return isShort ? inFewSentences(intent, answer) : answer;
}

/** The answer to all subjects of a message in words that no line before holds; null where all ways to say it were said. */
function inNewWords(understood: UnderstoodMessage, subjects: readonly Understood[]): Composed | null {
  const { message, asked, context, isParent, allowed, isEarlierTurn, saidBefore, seed } = understood;
  const composedIn = (say: Say): Composed => {
    const [main, second] = subjects.map((one) => ({ intent: one.intent, answer: inWantedLength(understood, one, compose(one, context, say)) }));
    if (main === undefined) throw new Error('a question has a subject');
    return second === undefined ? main.answer : twoAnswers(main, second);
  };
  // To a parent nothing is said of its parents, unless that is all there is to say.
  const answerIn = (say: Say): Composed => {
    const toParent = isParent ? composedIn(speakerToParent(say)) : null;
    return toParent === null || toParent.said.join('') === '' ? composedIn(say) : toParent;
  };
  const isRepeatMeant = isEarlierTurn || maySayAgain(asked) || asked.act?.kind === 'word' || asksAgain(message) || allowed.includes(message);
  return notInSameWords(answerIn, { seed, saidBefore, isRepeatMeant });
}

/** Said again where it is said at all: pain stays pain, small talk is short, and a drill or a plan is what was wished for. */
const MAY_SAY_AGAIN: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
  ...ASKS_FOR_PRACTICE,
  'too_hard',
  'too_easy',
  'bored',
  'injury',
  'thanks',
  'greeting',
  'joke',
  'other_language_unsupported',
]);
/** Whether an answer may come again in the same words: a number stays what it is, however often it is asked for. */
const maySayAgain = ({ topic, intent, followUp, goesOn }: Understood): boolean => (goesOn && followUp === 'follow_shorter') || OF_NUMBERS.has(intent) || (topic === null && MAY_SAY_AGAIN.has(intent));

/** Whether a message tells of a pain and is nothing else that has an answer of its own. */
const isPlainInjury = ({ intent, topic, told, act, ask, goesOn }: Understood): boolean =>
  intent === 'injury' && topic === null && told === null && act === null && ask === null && !goesOn;

/** The answer in the mood of its message, or as an adult is told it; null where it stands as it is. */
function inMood(understood: UnderstoodMessage, asked: Understood, answer: Composed): MoodAnswer | null {
  const { whole, message, allowed, isParent, isHurt, safetyBefore, saidBefore, seed } = understood;
  // What hurts, what is asked behind an answer of safety and behind that one is well is answered as it is.
  if (isHurt || safetyBefore !== null || introductoryWordsOf(whole)?.denies === true || isCorrected(message, understood.asked) || tellsOfPain(message, understood.asked.intent)) return null;
  const toFeel = { message, asked, answer, before: allowed.at(-1) ?? null, say: sayUnsaid(seed, saidBefore) };
  return isParent ? answerToAdult({ ...toFeel, saidBefore, isSurely: adultSurelySpeaks(whole, allowed) }) : answerInMood(toFeel);
}

/** Of these a turn that says what was meant may tell how one feels. */
const MAY_TELL_OF_FEELING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'motivation', 'team_mates', 'parents', 'off_topic']);
/** Whether a turn says what was meant, and so tells nothing of how one feels. */
const isCorrected = (message: string, { before, intent, act }: Understood): boolean =>
  before !== null && (act !== null || !MAY_TELL_OF_FEELING.has(intent)) && correctionIn(message) !== null;
