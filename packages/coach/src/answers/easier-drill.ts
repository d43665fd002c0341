import { drillOf, findDrill, type Drill, type DrillId } from '@touchline/domain';
import { coachDialogueActLines, coachFirstMoves, coachLines, coachSubjectQuestionLines } from '@touchline/messages/coach-lines';
import { drillKnowledge } from '../drill-knowledge.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor } from './choose-drill.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { rowOf, valuesOf, yoursLine } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

/** The easier drill that leads to another; undefined where there is none, or it is not wanted. */
function stepBefore({ id }: Drill, not: readonly DrillId[]): Drill | undefined {
  const before = drillKnowledge[id].easier;
  return before === null || not.includes(before) ? undefined : findDrill(before);
}

/** How hard a drill is, with the easier one that leads to it; or, asked whether one may do it, that one may. */
export function drillHardness(drill: Drill, asksWhether: boolean, { say, not }: Asked): string {
  const lines = coachSubjectQuestionLines;
  const before = stepBefore(drill, not);
  const values = { drill: nameOf(drill.id), level: drill.level };
  if (before !== undefined) return say(asksWhether ? lines.drillForYouAfter : lines.drillHardAfter, { ...values, before: nameOf(before.id) });
  return say(asksWhether ? lines.drillForYou : lines.drillHard, values);
}

/** Another drill after one that was offered because something was too hard: as easy, and no word of what was hard. */
function anotherEasy({ say, context, not, answerBefore }: Asked): Composed {
  const offered = answerBefore()?.drills[0];
  const most = offered === undefined ? 1 : drillOf(offered).level;
  const fits = ({ level }: Drill): boolean => level <= most;
  const category = offered === undefined ? null : drillOf(offered).category;
  const drill = drillsFor(context, { category, not, fits })[0] ?? drillsFor(context, { not, fits })[0] ?? drillsFor(context, { not })[0];
  return withDrill(drill, drill === undefined ? [] : [say(coachDialogueActLines.another, { drill: nameOf(drill.id) })]);
}

/** Asks for the same drill in an easier way, and not for another. */
const EASIER_WAY = /\b(?:make (?:it|that|this|them|the drill|that one|this one) (?:\w+ ){0,2}easier|easier (?:version|way|for me)|(?:do|did|start) (?:it|that|this) (?:\w+ )?easier|mach\w* (?:es|sie|das|die|den|ihn|mir|ubung|diese|dieser)(?: \w+){0,3} (?:leichter|einfacher)|(?:leichter|einfacher) (?:machen|fur mich)|(?:geht|ginge) (?:das|es|die|sie) (?:\w+ )?(?:leichter|einfach\w*)|(?:leichtere|einfachere) (?:version|variante|form))\b/;

/** The drill of the last session. */
const lastDrill = ({ sessions }: Asked['context']): Drill | undefined => sessions.filter(({ drillId }) => drillId !== 'recovery').toSorted((a, b) => a.daysAgo - b.daysAgo).map(({ drillId }) => findDrill(drillId)).find((drill) => drill !== undefined);

/** What to do where a drill is too hard: an easier one now, and with what to begin the hard one later. */
export function easierDrill(asking: Asked): Composed {
  const { context, say, category, given, not, asked } = asking;
  const lines = coachLines.too_hard;
  if (asked.followUp === 'follow_other' && asked.goesOn) return anotherEasy(asking);
  if (given !== undefined && EASIER_WAY.test(asked.words.join(' '))) return { ...withDrill(given, [say(lines.smaller, { drill: nameOf(given.id), way: coachFirstMoves[given.id] }), say(lines.thenMore)]), about: given.id };
  // Whoever names no drill, in no talk about one, may mean the last that they did.
  const last = given === undefined && category === null && asked.before === null ? lastDrill(context) : undefined;
  if (last !== undefined) return withDrill(last, [say(lines.heard), say(lines.lastOne, { drill: nameOf(last.id), way: coachFirstMoves[last.id] }), say(lines.whichOne)]);
  const leftOut = given === undefined ? not : [...not, given.id];
  const most = given === undefined ? 1 : Math.max(1, given.level - 1);
  const isEasy = ({ level }: Drill): boolean => level <= most;
  const leading = given === undefined ? undefined : stepBefore(given, leftOut);
  const drill = leading ?? drillsFor(context, { category: given?.category ?? category, not: leftOut, fits: isEasy })[0] ?? drillsFor(context, { not: leftOut, fits: isEasy })[0];
  const row = given === undefined ? undefined : rowOf(context, given.id);
  const instead = leading !== undefined ? lines.before : given !== undefined && drill !== undefined && drill.level >= given.level ? lines.other : lines.easier;
  const way = given === undefined ? [] : [say(drill === undefined ? lines.now : lines.later, { drill: nameOf(given.id), way: coachFirstMoves[given.id] })];
  return {
    ...withDrill(drill ?? given, [
      say(lines.heard),
      ...(row === undefined || row.bestResult === 0 ? [] : [row.lastResult === row.bestResult ? yoursLine(row, say) : say(lines.yours, valuesOf(row))]),
      ...(drill === undefined ? [] : [say(instead, { drill: nameOf(drill.id) })]),
      ...way,
    ]),
    ...(given === undefined ? {} : { about: given.id }),
  };
}
