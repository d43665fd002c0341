import type { Drill } from '@touchline/domain';
import { coachSkillNames } from '@touchline/messages/coach-lines';
import { skillsIn } from '../intents/find-drill-and-skill.ts';
import type { Asked } from './answer-context.ts';
import { isSide, suitsFoot } from './asked-foot.ts';
import { timesShorter } from './shorten-answer.ts';
import { turnsOfSubject } from './words-of-subject.ts';
import { withoutWhatLacks } from './training-space.ts';
import { drillsOfSkill } from './skill-progress.ts';

/** What a plan is to be like. */
export interface PlanWish {
  readonly words: readonly string[];
  /** The words of each turn, the latest first. */
  readonly turns: readonly (readonly string[])[];
  /** What is to be trained, a test of a drill for each skill that is named; none for a bit of everything. */
  readonly wished: readonly ((drill: Drill) => boolean)[];
  /** The names of these skills. */
  readonly skills: readonly string[];
  /** Whether there is a drill's equipment and ground, and whether it suits the foot that is named. */
  readonly fits: (drill: Drill) => boolean;
  /** How often in a row the player asked for less. */
  readonly timesShorter: number;
}

/** The wish for a plan, from all words of its subject. */
export function planWish({ context, asked, words, foot, has, given, category, not }: Asked): PlanWish {
  const isForWeakFoot = asked.skill === 'weak_foot' || asked.drillId === 'weak_foot' || asked.foot === 'weak';
  const named = isForWeakFoot ? ['weak_foot'] : skillsIn(words).filter((skill) => !asked.unwanted.includes(skill));
  const skills = named.length > 0 ? named : asked.skill !== null && category !== null ? [asked.skill] : [];
  const ofSkills = skills.flatMap((skill) => drillsOfSkill(skill) ?? []);
  const ofDrill = ofSkills.length === 0 && given !== undefined ? [({ id }: Drill) => id === given.id] : [];
  const isThere = withoutWhatLacks(has);
  const suits = suitsFoot(isSide(foot) ? foot : null, context);
  return {
    words,
    turns: turnsOfSubject(asked),
    wished: [...ofSkills, ...ofDrill],
    skills: skills.flatMap((skill) => coachSkillNames[skill] ?? []),
    fits: (drill) => suits(drill) && isThere(drill) && !not.includes(drill.id),
    timesShorter: timesShorter(asked),
  };
}
