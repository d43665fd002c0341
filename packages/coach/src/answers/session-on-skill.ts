import { coachLinesForParentsAndTrainers as lines } from '@touchline/messages/coach-lines';
import type { Understood } from '../intents/read-question.ts';
import type { GroupSkill } from '../question-parts/parent-or-trainer-question.ts';
import type { Say } from './phrasing.ts';

/** Heading is no subject of a session for children, and the ball is kept by passing it. */
type PlannedSkill = Exclude<GroupSkill, 'heading' | 'keeping'>;
type PartKey = `${PlannedSkill}${'First' | 'Second' | 'Third' | 'Rule'}`;
const partOf = (skill: PlannedSkill, part: 'First' | 'Second' | 'Third' | 'Rule', say: Say): string => {
  const key: PartKey = `${skill}${part}`;
  return say(lines[key]);
};

/** What is done for a skill, as values of its line: to get warm, with the ball, against others, and what counts in the games at the end; null where nothing is planned for it. */
export function partsOnSkill(skill: GroupSkill | null, say: Say): Readonly<Record<'first' | 'second' | 'third' | 'rule', string>> | null {
  if (skill === null || skill === 'heading') return null;
  const planned = skill === 'keeping' ? 'passing' : skill;
  return { first: partOf(planned, 'First', say), second: partOf(planned, 'Second', say), third: partOf(planned, 'Third', say), rule: partOf(planned, 'Rule', say) };
}

const WARM_UPS = { passing: 'warmUpPassing', keeping: 'warmUpPassing', shooting: 'warmUpShooting', touch: 'warmUpTouch', defending: 'warmUpDefending' } as const satisfies Partial<Record<GroupSkill, keyof typeof lines>>;
const hasWarmUp = (skill: GroupSkill): skill is keyof typeof WARM_UPS => skill in WARM_UPS;
/** The warm-up for a skill, or that for any. */
export const warmUpFor = (skill: GroupSkill | null): readonly string[] => (skill !== null && hasWarmUp(skill) ? lines[WARM_UPS[skill]] : lines.warmUpGame);

/** The skill that a talk with a trainer was told to be about last, in this turn or before. */
export const skillOfGroup = (turn: Understood | null): GroupSkill | null =>
  turn === null ? null : ((turn.ask?.kind === 'parentOrTrainer' ? turn.ask.parentOrTrainer.skill : null) ?? skillOfGroup(turn.before));
