import { drillOf, findDrill } from '@touchline/domain';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { footName } from './phrasing.ts';

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
