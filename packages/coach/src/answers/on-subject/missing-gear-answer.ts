import { drillCatalogue, drillOf, type Drill } from '@touchline/domain';
import { coachDrillMatchSetbackAndMissingGearLines as lines } from '@touchline/messages/coach-lines';
import type { MissingGear } from '../../talk-subject/talk-subject-types.ts';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { drillsFor } from '../choose-drill.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

type Answer = (missing: MissingGear, asking: Asked) => Composed;

const INSTEAD = { cones: 'insteadOfCones', goal: 'insteadOfGoal', wall: 'insteadOfWall', ball: 'insteadOfBall' } as const satisfies Readonly<Record<MissingGear, keyof typeof lines>>;
const instead: Answer = (missing, { say }) => only(say(lines[INSTEAD[missing]]));

const NEEDS: Readonly<Record<MissingGear, (drill: Drill) => boolean>> = {
  cones: ({ equipment }) => equipment.cones > 0,
  goal: ({ category }) => category === 'shooting',
  wall: ({ equipment }) => equipment.wall,
  ball: ({ equipment }) => equipment.balls > 0,
};
/** A drill that does without what is missing. */
function without(missing: MissingGear, { say, context, foot, not }: Asked): Composed {
  const [drill] = drillsFor(context, { not, fits: (one) => !NEEDS[missing](one) });
  return drill === undefined ? only() : withDrill(drill, [say(lines.doesWithout, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' })]);
}

/** The drill with cones that most players know. */
const WITH_CONES = drillOf('cone_weaving');
const conesOf = ({ equipment }: Drill): number => equipment.cones;
const withCones = drillCatalogue.map(conesOf).filter((count) => count > 0);

/** How many things to put down: of cones as the drills of the catalogue need them. */
const howMany: Answer = (missing, { say }) => (missing === 'cones' ? only(say(lines.howManyCones, { drill: nameOf(WITH_CONES.id), count: conesOf(WITH_CONES), least: Math.min(...withCones), most: Math.max(...withCones) })) : only(say(missing === 'goal' ? lines.twoPosts : lines.oneOfIt)));

/** What is said to a turn about what is not there for a drill. */
export const onGear: Readonly<Record<TurnOn<'gear'>, Answer>> = {
  whatInstead: instead,
  whatNeed: instead,
  standInOk: (_, { say }) => only(say(lines.standInYes)),
  howManyNeed: howMany,
  howFar: (missing, asking) => (missing === 'goal' ? only(asking.say(lines.twoPosts)) : ofTopic('coneDistance', asking)),
  practiseThat: without,
  noNoise: (_, asking) => ofTopic('quiet', asking),
  room: (_, asking) => ofTopic('smallSpace', asking),
};
