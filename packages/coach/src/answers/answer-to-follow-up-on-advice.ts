import { findDrill } from '@touchline/domain';
import { coachAdviceFollowUpLines } from '@touchline/messages/coach-lines';
import { minutesIn } from '../question-parts/minutes-named.ts';
import type { AdviceTheme, AdviceTurn, OnAdvice } from '../talk-subject/talk-subject-types.ts';
import type { Asked } from './answer-context.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';

type Lines = Readonly<Partial<Record<AdviceTurn, readonly string[]>>>;
const linesOf = (theme: AdviceTheme): Lines => coachAdviceFollowUpLines[theme];

/** Whether a turn has an answer to an advice of a kind. */
export const answersOnAdvice = (theme: AdviceTheme, turn: AdviceTurn): boolean => linesOf(theme)[turn] !== undefined;

/** What is said to a turn that asks something of the advice before; with little time or the other foot, the drill that was offered with it goes on. */
export function onAdvice({ theme, turn }: OnAdvice, { say, asked, answerBefore }: Asked): Composed {
  const line = linesOf(theme)[turn];
  if (line === undefined) throw new Error(`no line for ${turn} of ${theme}`);
  const drill = turn === 'short' || turn === 'otherFoot' ? findDrill(answerBefore()?.drills[0] ?? '') : undefined;
  return drill === undefined ? only(say(line)) : withDrill(drill, [say(line)], minutesIn(asked.words) ?? MINUTES);
}
