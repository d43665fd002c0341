import { drillOf, findDrill, type Drill, type DrillId } from '@touchline/domain';
import { coachTalkSubjectLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { TurnOn } from '../../talk-subject/turns-on-subject.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { everydayAnswer } from '../everyday-answer.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './of-drill.ts';

/** What is told of a move ends with the drill that trains it. */
const ofMove = (line: readonly string[]) => (topic: CoachTopic, asking: Asked): Composed => ({ ...ofTopic(topic, asking), said: [asking.say(line)] });

function drillOfMove(topic: CoachTopic, asking: Asked): Composed {
  const answer = ofTopic(topic, asking);
  const drill = findDrill(answer.drills[0] ?? '');
  return drill === undefined ? answer : withDrill(drill, [asking.say(lines.thatDrill, { drill: nameOf(drill.id), point: pointsFor(drill, asking.foot)[0] ?? '' })]);
}

/** A move that is too hard, in small pieces. */
const moveInPieces = (move: CoachTopic, asking: Asked): Composed => everydayAnswer({ of: 'moveFails', move }, asking);

/** What is said to a turn that asks something of a move. */
export const onMove: Readonly<Record<TurnOn<'move'>, (topic: CoachTopic, asking: Asked) => Composed>> = {
  isHard: ofMove(lines.moveHard),
  untilGood: ofMove(lines.moveTime),
  howLong: ofMove(lines.moveTime),
  howOften: ofMove(lines.moveOften),
  howMany: ofMove(lines.moveOften),
  whichFoot: ofMove(lines.moveFoot),
  thinkICan: ofMove(lines.youCan),
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

function drillOfPosition(topic: CoachTopic, { say, not, foot, asked }: Asked, fits: (drill: Drill) => boolean, line: readonly string[]): Composed {
  const offered = asked.before?.act?.kind === 'onSubject' ? 1 : 0;
  const drills = (OF_POSITION[topic] ?? []).map(drillOf).filter((drill) => fits(drill) && !not.includes(drill.id));
  const drill = drills[offered % Math.max(1, drills.length)];
  return drill === undefined ? only(say(coachTopics[topic])) : withDrill(drill, [say(line, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' })]);
}
const anyDrill = (topic: CoachTopic, asking: Asked): Composed => drillOfPosition(topic, asking, () => true, lines.positionDrill);
const atHome = (needs: (drill: Drill) => boolean) => (topic: CoachTopic, asking: Asked): Composed => drillOfPosition(topic, asking, (drill) => !needs(drill), lines.positionHome);

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
};
