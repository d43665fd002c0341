import { drillCatalogue, findDrill, isCountedByCamera, type Drill } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { categoryOf } from '../intents/find-drill-and-skill.ts';
import type { DrillSummary } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import type { Composed } from './composed-answer.ts';
import { footShareLine, resultText, valuesOf } from './own-statistics-text.ts';
import { listed, nameOf } from './phrasing.ts';

const MINUTES = 5;
/** Of a skill the most practised drill is told whole, and so many more in short. */
const MOST_BESIDE = 2;

const OF_SKILL: Readonly<Record<string, (drill: Drill) => boolean>> = {
  weak_foot: ({ onlyWeakFoot }) => onlyWeakFoot === true,
  // Every touch meets the ball in the air.
  juggling: isCountedByCamera,
  first_touch: ({ id }) => id === 'first_touch' || id === 'thigh_to_foot_control',
};

/** Whether a drill trains a skill; null for a skill that no drill of ours trains. */
export function drillsOfSkill(skill: string): ((drill: Drill) => boolean) | null {
  const own = Object.hasOwn(OF_SKILL, skill) ? OF_SKILL[skill] : undefined;
  if (own !== undefined) return own;
  const category = categoryOf(skill);
  return category === null ? null : (drill) => drill.category === category && drill.id !== 'recovery';
}

function lineOf(row: DrillSummary, { say }: Asked): string {
  const lines = coachIntentLines.analyse_practice;
  if (row.attempts === 1) return say(row.lastResult === 0 ? lines.oneUncounted : lines.one, valuesOf(row));
  const trend = row.trend === null ? '' : say(coachIntentLines.shared[row.trend]);
  return say(lines.drill, { ...valuesOf(row), trend }).replace(/ {2,}/g, ' ').trim();
}

/** How the practice of one drill or one skill goes, in the player's own numbers; null where neither is spoken of. */
export function progress(asking: Asked): Composed | null {
  const { context, say, asked } = asking;
  const lines = coachIntentLines.analyse_practice;
  const isWeakFoot = asked.skill === 'weak_foot' || asked.drillId === 'weak_foot' || (asked.drillId === null && asked.foot === 'weak');
  const skill = isWeakFoot ? 'weak_foot' : asked.skill;
  const named = isWeakFoot ? null : asked.drillId;
  const fits = named === null ? (skill === null ? null : drillsOfSkill(skill)) : ({ id }: Drill): boolean => id === named;
  if (fits === null) return null;
  const rows = context.drills.filter(({ drillId }) => {
    const drill = findDrill(drillId);
    return drill !== undefined && fits(drill);
  });
  const foot = isWeakFoot && context.totalSessions > 0 ? [footShareLine(context, say, lines.foot)] : [];
  const [row, ...others] = rows;
  if (row === undefined) {
    const first = drillCatalogue.find((drill) => fits(drill));
    return first === undefined ? null : { said: [...foot, say(lines.noneOf, { drill: nameOf(first.id) })], drills: [first.id], minutes: MINUTES };
  }
  const beside = others.slice(0, MOST_BESIDE).map((other) => fill(coachGrammar.drillWithLastAndBest, { drill: nameOf(other.drillId), last: resultText(other.lastResult), best: other.bestResult }));
  return { said: [...foot, lineOf(row, asking), ...(beside.length > 0 ? [say(lines.also, { list: listed(beside) })] : [])], drills: [row.drillId], minutes: MINUTES };
}
