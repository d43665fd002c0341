import { drillOf, type Drill } from '@touchline/domain';
import type { OnSubject, TalkSubject } from '../../talk-subject/talk-subject-types.ts';
import type { Asked } from '../answer-context.ts';
import { upTo } from '../choose-drill.ts';
import type { Composed } from '../composed-answer.ts';
import { rowOf } from '../own-statistics-text.ts';
import { onDrill } from './drill-to-do-answer.ts';
import { onBoard, onLevel, onStreak, onTokens } from './xp-token-streak-and-board-answers.ts';
import { onMove, onPosition } from './move-and-position-answers.ts';
import { onGear } from './missing-gear-answer.ts';
import { onMatch } from './match-to-come-answer.ts';
import { onSetback } from './setback-answer.ts';
import type { OfDrill } from './shared-drill-answers.ts';
import { onPractice } from './own-practice-answer.ts';
import { onResult } from './own-result-answers.ts';
import { planAnswer } from './plan-answer.ts';

/** The drill that the talk is about: by its name, or as it was offered then. */
function drillOfTalk(subject: Extract<TalkSubject, { of: 'drill' | 'result' }>, asking: Asked): Drill {
  if (subject.drillId !== null) return drillOf(subject.drillId);
  const offered = asking.answerBack(subject.back)?.drills[0];
  return offered === undefined ? upTo(asking.context) : drillOf(offered);
}

const onNumbers = { level: onLevel, tokens: onTokens, streak: onStreak, board: onBoard, practice: onPractice } as const;

/** The answer to a turn that asks something of what the talk is about without naming it. */
export function talkSubjectAnswer(act: OnSubject, asking: Asked): Composed {
  const { subject, turn, number } = act;
  const cellOf = <Cell>(cells: Readonly<Record<string, Cell>>): Cell => {
    const cell = cells[turn];
    if (cell === undefined) throw new Error(`${turn} has no answer for ${subject.of}`);
    return cell;
  };
  if (subject.of === 'plan') return planAnswer(act, asking);
  if (subject.of === 'move') return cellOf(onMove)(subject.topic, asking);
  if (subject.of === 'position') return cellOf(onPosition)(subject.topic, asking);
  if (subject.of === 'match') return cellOf(onMatch)(subject.kind, asking);
  if (subject.of === 'setback') return cellOf(onSetback)(subject.kind, asking);
  if (subject.of === 'gear') return cellOf(onGear)(subject.missing, asking);
  if (subject.of !== 'drill' && subject.of !== 'result') return cellOf<(asking: Asked) => Composed>(onNumbers[subject.of])(asking);
  const drill = drillOfTalk(subject, asking);
  const of: OfDrill = { ...asking, given: drill, drill, row: rowOf(asking.context, drill.id), number };
  return cellOf<(of: OfDrill) => Composed>(subject.of === 'drill' ? onDrill : onResult)(of);
}
