import { drillOf, findDrill, warmUpMinutes, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { footName, listed, nameOf } from './phrasing.ts';

type Of<Kind extends DialogueAct['kind']> = Extract<DialogueAct, { readonly kind: Kind }>;

/** By so much the weaker foot is asked for more next time. */
const STEP = 2;
/** From this share on two feet are near to each other. */
const NEAR_FROM = 0.75;

/** What each foot did is read, with a next number for the weaker one. */
export function feetComparedAnswer({ right, left }: Of<'feetCompared'>, { say, asked }: Asked): Composed {
  const isRightAhead = right > left;
  const [more, less] = [Math.max(right, left), Math.min(right, left)];
  const values = { more, less, next: less + STEP, strong: footName(isRightAhead ? 'right' : 'left'), weak: footName(isRightAhead ? 'left' : 'right') };
  const drill = asked.drillId === null ? findDrill('weak_foot') : drillOf(asked.drillId);
  return withDrill(drill, [say(less >= NEAR_FROM * more ? lines.feetNear : lines.feetApart, values)]);
}

/** That a lower number is seen, and what it may come from: asked once more. */
export const lowerTodayAnswer = ({ say }: Asked): Composed => only(say(lines.lowerTodayAgain));

const AT_THE_WALL: readonly DrillId[] = ['wall_passes', 'one_touch_wall_pass', 'weak_foot_wall_pass'];
/** Each drill takes at least so long. */
const LEAST = 3;
/** From here on a warm-up is a part of it. */
const WITH_WARM_UP_FROM = 12;

/** A session at a wall, of so many minutes in all. */
export function wallSessionAnswer({ minutes }: Of<'wallSession'>, { say }: Asked): Composed {
  const rest = minutes >= WITH_WARM_UP_FROM ? minutes - warmUpMinutes : minutes;
  const drills = AT_THE_WALL.slice(0, Math.max(1, Math.min(AT_THE_WALL.length, Math.floor(rest / LEAST))));
  const each = Math.max(1, Math.floor(rest / drills.length));
  const list = listed(drills.map((id) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes: each })));
  return { said: [say(minutes >= WITH_WARM_UP_FROM ? lines.wallSession : lines.wallSessionShort, { minutes, list })], drills, minutes: each };
}
