import { asksToPlayOn } from '../answers/play-on-with-pain-answer.ts';
import { isDeeperOfPractice } from '../intents/detail-follow-up-question.ts';
import { drillIn, skillIn } from '../intents/find-drill-and-skill.ts';
import type { Understood } from '../intents/read-question.ts';
import { isTalkLineOfPractice } from '../intents/talk-follow-up-question.ts';
import { asksToDoNamed } from '../safety/pain-follow-up-questions.ts';
import { type UnderstoodMessage, isOfOtherThanPractice } from './understood-message.ts';

/** Who is hurt and asks of these asks whether to play. */
const OF_PLAYING: ReadonlySet<string> = new Set([
  'trialDay',
  'trialFocus',
  'tournamentDay',
  'beforeMatch',
  'matchMorning',
  'matchSoon',
  'longerBreakDay',
  'firstFinalBigGround',
]);
const THEMES_OF_PRACTICE: ReadonlySet<string> = new Set(['technique', 'fitness', 'warmUp', 'amount']);
/** A turn on an advice of how to practice, or one that asks closer how something is done. */
const isAdviceOfPractice = (asked: Understood): boolean =>
  (asked.act?.kind === 'onAdvice' && THEMES_OF_PRACTICE.has(asked.act.theme)) || isDeeperOfPractice(asked) || isTalkLineOfPractice(asked);

/** What a message wishes to do, for an answer to somebody who is hurt. */
export interface WishToPractice {
  /** Whether it asks for a drill or a skill that it names. */
  readonly asksToDoNamed: boolean;
  /** Whether it asks for practice, drills or playing. */
  readonly isOfPlaying: boolean;
}

/** Reads what a message wishes to do; of a parent's message what the child wishes. */
export function wishToPractice({ asked, wordsOfPlayer: words }: UnderstoodMessage): WishToPractice {
  const namesOne = drillIn(words) !== null || drillIn(asked.words) !== null || skillIn(words) !== null || skillIn(asked.words) !== null;
  const asksToDo = namesOne && asksToDoNamed(words);
  const asksToPlay =
    asked.intent !== 'thanks' && asked.act?.kind !== 'toParent' && (asksToDo || asksToPlayOn(words, isOfOtherThanPractice(asked)));
  const isOfPlaying =
    asksToPlay ||
    asked.act?.kind === 'muchTraining' ||
    asked.act?.kind === 'laterWeek' ||
    isAdviceOfPractice(asked) ||
    OF_PLAYING.has(asked.topic?.topic ?? '');
  return { asksToDoNamed: asksToDo, isOfPlaying };
}
