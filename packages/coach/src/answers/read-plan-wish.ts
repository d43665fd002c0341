import { drillOf, type Drill, type DrillId } from '@touchline/domain';
import { coachSkillNames } from '@touchline/messages/coach-lines';
import { OFFERS } from '../intents/continue-conversation.ts';
import { skillsIn } from '../intents/find-drill-and-skill.ts';
import type { PlayerContext } from '../player-context.ts';
import { statedPlayingPosition, type Position } from '../question-parts/stated-playing-position.ts';
import { wishesPlanOfNamed } from '../question-parts/plan-of-named-drills.ts';
import { helpsSkill, skillWithoutDrillIn, type SkillWithoutDrill } from '../question-parts/skill-without-drill.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import type { Asked } from './answer-context.ts';
import { drillOrNone } from './choose-drill.ts';
import { lastTurns } from './last-turns-and-their-drills.ts';
import { wasAnsweredWithWeakestDrill } from '../talk-subject/answered-with-weakest-drill.ts';
import { isSide, suitsFoot } from './asked-foot.ts';
import { timesShorter } from './shorten-answer.ts';
import { turnsOfSubject } from './words-of-subject.ts';
import { withoutWhatLacks } from './training-space-and-gear.ts';
import { weakFootOf } from './own-statistics-text.ts';
import { drillsOfSkill } from './skill-progress.ts';

/** What a plan is to be like. */
export interface PlanWish {
  readonly words: readonly string[];
  /** The words of each turn, the latest first. */
  readonly turns: readonly (readonly string[])[];
  /** What is to be trained, a test of a drill for each skill that is named; none for a bit of everything. */
  readonly wished: readonly ((drill: Drill) => boolean)[];
  /** Whether that is what the place on the pitch needs, as no skill is named. */
  readonly isOfPosition: boolean;
  /** The drill that comes first of these; null where none has to. */
  readonly first: DrillId | null;
  /** The skill of these that has no drill of its own, so that what helps it is in the plan; null for none. */
  readonly helped: SkillWithoutDrill | null;
  /** The names of these skills. */
  readonly skills: readonly string[];
  /** Whether there is a drill's equipment and ground, and whether it suits the foot that is named. */
  readonly fits: (drill: Drill) => boolean;
  /** How often in a row the player asked for less. */
  readonly timesShorter: number;
}

/** From a drill of this level on, one that was practised shows that the easiest ones are too easy for a plan. */
const PAST_FIRST_LEVEL = 3;

/** What each place on the pitch needs most, as tests of a drill. */
const OF_POSITION: Readonly<Record<Position, readonly ((drill: Drill) => boolean)[]>> = {
  midfielderRole: [({ category }) => category === 'passing', ({ id, category }) => category === 'turns' || id === 'turning', ({ id }) => id === 'first_touch' || id === 'quick_touches' || id === 'pull_push_v'],
  defenderRole: [({ category }) => category === 'passing', ({ category }) => category === 'fitness', ({ id }) => id === 'first_touch' || id === 'thigh_to_foot_control'],
  wingerRole: [({ category }) => category === 'dribbling', ({ category }) => category === 'skills', ({ category }) => category === 'shooting'],
  strikerRole: [({ category }) => category === 'shooting', ({ id }) => id === 'first_touch' || id === 'quick_touches', ({ category }) => category === 'skills'],
  goalkeeper: [({ category }) => category === 'passing', ({ category }) => category === 'fitness', ({ id }) => id === 'drop_catch_juggling' || id === 'first_touch'],
};

/** What the place on the pitch that the words tell of needs, on the player's level; nothing where they tell of none. */
function ofPosition(words: readonly string[], { drills }: PlayerContext): readonly ((drill: Drill) => boolean)[] {
  const position = statedPlayingPosition(words.join(' '));
  if (position === null) return [];
  const isPastFirst = drills.some(({ drillId }) => drillOf(drillId).level >= PAST_FIRST_LEVEL);
  return OF_POSITION[position].map((isWanted) => (drill: Drill) => isWanted(drill) && (!isPastFirst || drill.level > 1));
}

/** The drills that the last answers named, the latest list or one after the other, for a plan of them; none where the turn wishes no plan of what was named. */
function drillsNamedBefore(asking: Asked): readonly DrillId[] {
  if (!wishesPlanOfNamed(asking.asked.words)) return [];
  const found: DrillId[] = [];
  for (const { turn, drills } of lastTurns(asking)) {
    const named = drills().filter((id) => id !== 'recovery');
    if (named.length > 1) return found.length > 0 ? found : named;
    if (found.length === 0 || OFFERS.has(turn.intent)) found.push(...named);
  }
  return [...new Set(found)].toReversed();
}

const isWithoutBall = ({ equipment }: Drill): boolean => equipment.balls === 0;
/** What a weakness is trained with: drills of its kind, and where these are runs without a ball, others with one in turn with them. */
const forWeakness = (drill: Drill): readonly ((one: Drill) => boolean)[] => [ofSameSkill(drill), ...(isWithoutBall(drill) ? [(one: Drill): boolean => !isWithoutBall(one) && one.category !== drill.category] : [])];

const ofSameSkill = ({ category }: Drill) => (drill: Drill): boolean => drill.category === category && drill.id !== 'recovery';

const OF_DUEL = /\b(?:1 ?v ?1s?|one (?:on|v|against) one|(?:1|eins) gegen (?:1|eins)|(?:stop\w* )?(?:someone|somebody|people|players|wer|jemand\w*) (?:who|die|der|that) dribbl\w*)\b/g;

/** What is said of one foot, for which the plan is to be. */
const ONLY_FOR: Readonly<Record<'left' | 'right', RegExp>> = {
  left: /\b(?:only|just|all|nur|alles|bloss) (?:for|fur|with|mit|on|auf)? ?(?:my |the |mein\w* |den |dem )?(?:left|links|linke[nmrs]?)\b|\b(?:for|fur) (?:my |the |mein\w* |den )?(?:left|linke[nmrs]?) (?:foot|leg|fuss|bein)\b/,
  right: /\b(?:only|just|all|nur|alles|bloss) (?:for|fur|with|mit|on|auf)? ?(?:my |the |mein\w* |den |dem )?(?:right|rechts|rechte[nmrs]?)\b|\b(?:for|fur) (?:my |the |mein\w* |den )?(?:right|rechte[nmrs]?) (?:foot|leg|fuss|bein)\b/,
};
const isOnlyForFoot = (words: readonly string[], foot: 'left' | 'right'): boolean => ONLY_FOR[foot].test(words.join(' '));

/** The wish for a plan, from all words of its subject. */
export function planWish(asking: Asked): PlanWish {
  const { context, asked, words, foot, has, given, category, not, answerBefore } = asking;
  const isForWeakFoot = asked.skill === 'weak_foot' || asked.drillId === 'weak_foot' || asked.foot === 'weak' || isOnlyForFoot(words, weakFootOf(context));
  const helped = skillWithoutDrillIn(inUsualSpelling(words).join(' '));
  // One against one is a duel here, and no dribbling.
  const namesSkills = helped === 'defending' ? words.join(' ').replace(OF_DUEL, ' ').split(' ') : words;
  const named = isForWeakFoot ? ['weak_foot'] : skillsIn(namesSkills).filter((skill) => !asked.unwanted.includes(skill));
  const skills = named.length > 0 ? named : asked.skill !== null && category !== null ? [asked.skill] : [];
  const ofSkills = [...skills.flatMap((skill) => drillsOfSkill(skill) ?? []), ...(helped === null ? [] : helpsSkill[helped])];
  const ofDrill = ofSkills.length === 0 && given !== undefined ? [({ id }: Drill) => id === given.id] : [];
  // “Fix that”, behind the weakness: the drill itself, and others of its kind on the other days.
  const weakest = asked.before !== null && wasAnsweredWithWeakestDrill(asked.before) && ofSkills.length + ofDrill.length === 0 ? drillOrNone(answerBefore()?.drills[0]) : undefined;
  const ofWeakness = weakest === undefined ? [] : forWeakness(weakest);
  const namedBefore = ofSkills.length + ofDrill.length + ofWeakness.length === 0 ? drillsNamedBefore(asking) : [];
  // One drill behind an advice stands for its skill.
  const only = namedBefore.length === 1 ? drillOrNone(namedBefore[0]) : undefined;
  const ofNamed = only === undefined ? namedBefore.map((one) => ({ id }: Drill) => id === one) : [ofSameSkill(only)];
  const standsForSkill = weakest ?? only;
  const needed = ofWeakness.length + ofSkills.length + ofDrill.length + ofNamed.length === 0 ? ofPosition(words, context) : [];
  const isThere = withoutWhatLacks(has);
  const suits = suitsFoot(isSide(foot) ? foot : null, context);
  return {
    words,
    turns: turnsOfSubject(asked),
    wished: [...ofSkills, ...ofDrill, ...ofWeakness, ...ofNamed, ...needed],
    first: weakest?.id ?? namedBefore[0] ?? null,
    isOfPosition: needed.length > 0,
    helped,
    skills: helped !== null ? [] : (standsForSkill === undefined ? skills : ofWeakness.length > 1 ? [] : [standsForSkill.category]).flatMap((skill) => coachSkillNames[skill] ?? []),
    fits: (drill) => suits(drill) && isThere(drill) && !not.includes(drill.id),
    timesShorter: timesShorter(asked),
  };
}
