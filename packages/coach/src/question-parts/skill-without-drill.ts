import { drillOf, type Drill, type DrillId } from '@touchline/domain';
import { some } from './whole-word-pattern.ts';

/** A skill for which there is no drill, as it takes others or a pitch. */
export type SkillWithoutDrill = 'defending' | 'crossing';

const SOMEBODY = '(?:some(?:one|body)|people|players?|opponents?|attackers?|dribblers?|wingers?|strikers?|him|her|them|(?:the|an?|my) (?:attacker|dribbler|winger|striker|opponent|player)s?|(?:the|an?) one)';
/** By their names, and by what they are; English and German, in plain letters. */
const NAMES: readonly (readonly [SkillWithoutDrill, RegExp])[] = [
  ['defending', some('(?:1v1 |1 v 1 |one on one )?def+en?ding', 'tackl(?:es?|ing)', 'jockey(?:ing)?', 'marking', 'interceptions?', `stop(?:ping|s)? ${SOMEBODY}(?: who dribbles?)?`, `(?:win(?:ning)?|get(?:ting)?|take|taking|steal(?:ing)?) the ball (?:back|off ${SOMEBODY}|from ${SOMEBODY})`, 'not (?:being|getting) (?:dribbled|beaten)', 'verteidigen', 'verteidigung', 'verteidigungs\\w*', 'abwehr(?:arbeit|verhalten|ubung\\w*)?', 'zweikampfe?n?', 'zweikampfverhalten', 'defensive', 'gratschen?', 'ball(?:gewinn|eroberung)\\w*', '(?:jemand\\w*|gegner|sturmer|angreifer|dribbler|einen gegner) (?:auf)?(?:stoppen|halten|zu stoppen)', 'ball (?:abnehmen|erobern|gewinnen|klauen)')],
  ['crossing', some('cross(?:es|ing)?(?: the ball)?', 'crosing', 'crossin', 'flanken?', 'flankn', 'hereingaben?')],
];
/** What is no skill to train: “cross training”, “defending champion”. */
const OTHERWISE = some('cross (?:training|bar|country|my|the (?:road|street|line)|fit)', 'cross with me', 'crossbar', 'against (?:a |the )?(?:tackle|tackles)');

/** The skill without a drill that words (in plain letters) name; null where they name none. */
export function skillWithoutDrillIn(text: string): SkillWithoutDrill | null {
  return OTHERWISE.test(text) ? null : (NAMES.find(([, name]) => name.test(text))?.[0] ?? null);
}

const isOneOf = (...ids: readonly DrillId[]): ((drill: Drill) => boolean) => {
  const set: ReadonlySet<DrillId> = new Set(ids);
  return ({ id }) => set.has(id);
};

/** Drills that help a skill without one, as tests; what is nearest to it comes first. */
export const helpsSkill: Readonly<Record<SkillWithoutDrill, readonly ((drill: Drill) => boolean)[]>> = {
  // The feet of a duel: short steps, turns and braking.
  defending: [isOneOf('agility_ladder', 'ladder_in_in_out_out', 'shuttle_5_10_5', 'stop_and_go')],
  // A clean kick at a spot, and the run down the line before it.
  crossing: [(drill) => drillOf(drill.id).category === 'shooting', isOneOf('straight_line_dribble', 'stop_and_go')],
};

/** Why the drills that help a skill are in a plan, by the skill. */
export const WHY_HELPS: Readonly<Record<SkillWithoutDrill, 'helpsDefending' | 'helpsCrossing'>> = { defending: 'helpsDefending', crossing: 'helpsCrossing' };
