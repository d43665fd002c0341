import { warmUpMinutes, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import type { Composed } from './composed-answer.ts';
import { listed, nameOf } from './phrasing.ts';

type Of<Kind extends DialogueAct['kind']> = Extract<DialogueAct, { readonly kind: Kind }>;

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
