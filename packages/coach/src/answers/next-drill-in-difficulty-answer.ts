import { drillCatalogue, type Drill } from '@touchline/domain';
import { coachDialogueActLines, coachIntentLines } from '@touchline/messages/coach-lines';
import { drillKnowledge } from '../drill-knowledge.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { described } from './drill-choice-and-technique-answers.ts';
import { nameOf } from './phrasing.ts';

/** The drill to learn behind another one: what that leads to, else the next harder one of its skill, else the next harder one at all; undefined behind the hardest. */
function drillBehind({ id, level, category }: Drill, { not }: Asked): Drill | undefined {
  const harder = drillCatalogue.filter((one) => one.id !== id && one.id !== 'recovery' && !not.includes(one.id) && one.level >= level).toSorted((a, b) => a.level - b.level);
  return harder.find((one) => drillKnowledge[one.id].easier === id) ?? harder.find((one) => one.category === category && one.level > level) ?? harder.find((one) => one.level > level);
}

/** What comes behind a drill, in the order of difficulty. */
export function afterDrillAnswer(drill: Drill, asking: Asked): Composed {
  const { say, foot } = asking;
  const next = drillBehind(drill, asking);
  if (next === undefined) return withDrill(drill, [say(coachDialogueActLines.afterHardest, { drill: nameOf(drill.id) })]);
  const { drill: name, level, category } = described(next);
  return withDrill(next, [say(coachDialogueActLines.afterDrill, { drill: nameOf(drill.id), next: name, level, category }), say(coachIntentLines.drill_technique.point, { point: pointsFor(next, foot)[0] ?? '' })]);
}
