import { coachLines, coachReportedResultAndReactionLines as lines } from '@touchline/messages/coach-lines';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import type { OnAnswer } from '../talk-subject/talk-subject-types.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { questionsOf } from './intent-answers.ts';

/** What stands before the name of a place of the app. */
const BEFORE_PLACE = '(?:[“„]|\\b(?:in|open|under|im|unter|öffne)(?: (?:the|den|der|die|das))? )';
/** The place of the app that a text sends to; null where it names none. */
function placeIn(text: string): string | null {
  const named = lines.places.flatMap((place) => {
    const at = text.search(new RegExp(`${BEFORE_PLACE}${place}(?![\\wäöü])`, 'iu'));
    return at < 0 || !text.includes(place) ? [] : [{ place, at }];
  });
  return named.toSorted((a, b) => a.at - b.at)[0]?.place ?? null;
}

/** What is said to a turn about the answer before. */
export function onAnswer({ turn }: OnAnswer, asking: Asked): Composed {
  const { say, asked, answerBefore } = asking;
  const list = questionsOf(asked.nearest);
  if (turn === 'notMeant' && asked.nearest.length > 2) return onAnswer({ kind: 'onAnswer', turn }, { ...asking, asked: { ...asked, nearest: asked.nearest.slice(0, 2) } });
  if (turn === 'notMeant') return only(list === '' ? say(lines.notMeantOpen) : say(lines.notMeant, { list }));
  if (turn === 'tried' || turn === 'howLong' || turn === 'more' || turn === 'refused') return only(say(lines[turn]), ...(list === '' ? [] : [say(lines.alsoAsk, { list })]));
  if (turn === 'sure') return only(say(OF_NUMBERS.has(asked.intent) ? lines.sureOfNumbers : lines.sureOfAdvice));
  const place = placeIn(answerBefore()?.said.join(' ') ?? '');
  return place === null ? only(say(coachLines.app_help.general)) : only(say(lines.whereTab, { tab: place }));
}
