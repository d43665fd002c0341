import { drillOf, findDrill, type Drill, type DrillId } from '@touchline/domain';
import { coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { drillsFor } from '../choose-drill.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { judgedNumberMatchOrDrillPurposeAnswer } from '../judged-number-match-and-drill-purpose-answer.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

type LineName = Exclude<keyof typeof lines, 'subjects' | 'positions'>;

/** What is told of a move ends with the drill that trains it. */
const ofMove = (line: LineName) => (topic: CoachTopic, asking: Asked): Composed => ({ ...ofTopic(topic, asking), said: [asking.say(lines[line])] });

function drillOfMove(topic: CoachTopic, asking: Asked): Composed {
  const answer = ofTopic(topic, asking);
  const drill = findDrill(answer.drills[0] ?? '');
  return drill === undefined ? answer : withDrill(drill, [asking.say(lines.thatDrill, { drill: nameOf(drill.id), point: pointsFor(drill, asking.foot)[0] ?? '' })]);
}

/** A move that is too hard, in small pieces. */
const moveInPieces = (move: CoachTopic, asking: Asked): Composed => judgedNumberMatchOrDrillPurposeAnswer({ of: 'moveFails', move }, asking);

/** What is said to a turn that asks something of a move. */
export const onMove: Readonly<Record<TurnOn<'move'>, (topic: CoachTopic, asking: Asked) => Composed>> = {
  isHard: ofMove('moveHard'),
  untilGood: ofMove('moveTime'),
  howLong: ofMove('moveTime'),
  howOften: ofMove('moveOften'),
  howMany: ofMove('moveOften'),
  whichFoot: ofMove('moveFoot'),
  thinkICan: ofMove('youCan'),
  practiseThat: drillOfMove,
  improveIt: drillOfMove,
  easier: moveInPieces,
  fails: moveInPieces,
};

/** Drills that train what a place on the pitch takes, the one that fits anywhere first. */
const OF_POSITION: Readonly<Partial<Record<CoachTopic, readonly DrillId[]>>> = {
  goalkeeper: ['drop_catch_juggling', 'agility_ladder', 'wall_passes'],
  defenderRole: ['first_touch', 'wall_passes', 'agility_ladder'],
  midfielderRole: ['turning', 'first_touch', 'turn_and_pass'],
  wingerRole: ['stop_and_go', 'step_overs', 'zig_zag_burst'],
  strikerRole: ['quick_touches', 'target_shooting', 'moving_ball_finish'],
};

/** The drills that train what a place on the pitch takes. */
export const drillsOfPosition = (topic: CoachTopic): readonly Drill[] => (OF_POSITION[topic] ?? []).map(drillOf);

function drillOfPosition(topic: CoachTopic, { say, not, foot, asked, context }: Asked, fits: (drill: Drill) => boolean, line: LineName): Composed {
  const offered = asked.before?.act?.kind === 'onSubject' ? 1 : 0;
  const drills = drillsOfPosition(topic).filter((drill) => fits(drill) && !not.includes(drill.id));
  const drill = drills[offered % Math.max(1, drills.length)] ?? drillsFor(context, { not, fits })[0];
  // Read when it is said, in the language of that moment.
  const positionNames: Readonly<Partial<Record<CoachTopic, string>>> = lines.positions;
  return drill === undefined ? only(say(coachTopics[topic])) : withDrill(drill, [say(lines[line], { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '', position: positionNames[topic] ?? '' })]);
}
const anyDrill = (topic: CoachTopic, asking: Asked): Composed => drillOfPosition(topic, asking, () => true, 'positionDrill');
const atHome = (needs: (drill: Drill) => boolean) => (topic: CoachTopic, asking: Asked): Composed => drillOfPosition(topic, asking, (drill) => !needs(drill), 'positionHome');

/** One drill for what a keeper does with the feet or the hands. */
function trainedBy(id: DrillId, line: readonly string[], say: Asked['say'], foot: Asked['foot']): Composed {
  const drill = drillOf(id);
  return withDrill(drill, [say(line, { drill: nameOf(id), point: pointsFor(drill, foot)[0] ?? '' })]);
}

/** What is said to a turn that asks something of a place on the pitch. */
export const onPosition: Readonly<Record<TurnOn<'position'>, (topic: CoachTopic, asking: Asked) => Composed>> = {
  practiseThat: anyDrill,
  improveIt: anyDrill,
  howGoes: anyDrill,
  other: anyDrill,
  alone: anyDrill,
  noGoal: atHome(({ category }) => category === 'shooting'),
  noWall: atHome(({ equipment }) => equipment.wall),
  noBall: atHome(({ equipment }) => equipment.balls > 0),
  noCones: atHome(({ equipment }) => equipment.cones > 0),
  room: atHome(({ space, equipment }) => equipment.wall || Math.max(space.width, space.length) > 3),
  howLong: (_, asking) => ofTopic('enough', asking),
  howOften: (_, asking) => ofTopic('enough', asking),
  withFeet: (_, { say, foot }) => trainedBy('wall_passes', lines.positionFeet, say, foot),
  withHands: (_, { say, foot }) => trainedBy('drop_catch_juggling', lines.positionHands, say, foot),
};
