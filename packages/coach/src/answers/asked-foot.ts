import type { Drill } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { isOfBothFeet } from '../drill-setup-and-moves.ts';
import type { FootWish } from '../intents/recognise-follow-up.ts';
import type { Understood } from '../intents/read-question.ts';
import type { PlayerContext } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { weakFootOf } from './own-statistics-text.ts';
import { footName, type Say } from './phrasing.ts';

const otherOf = (foot: 'left' | 'right'): 'left' | 'right' => (foot === 'left' ? 'right' : 'left');

/** The foot that is meant, as the player's profile has it; null where none is spoken of. */
export function footOf({ foot, before }: Understood, context: PlayerContext): 'left' | 'right' | 'both' | null {
  const weak = weakFootOf(context);
  const named: Readonly<Record<FootWish, () => 'left' | 'right' | 'both'>> = {
    left: () => 'left',
    right: () => 'right',
    both: () => 'both',
    weak: () => weak,
    strong: () => otherOf(weak),
    other: () => {
      const last = before === null ? null : footOf(before, context);
      return last === null || last === 'both' ? weak : otherOf(last);
    },
  };
  return foot === null ? null : named[foot]();
}

/** Whether a single foot is asked for. */
export const isSide = (foot: Asked['foot']): foot is 'left' | 'right' => foot === 'left' || foot === 'right';

/** Whether a drill can be done with the foot alone; all can where no single foot is asked for. */
export const suitsFoot =
  (foot: Asked['foot'], context: PlayerContext) =>
  ({ id, weakFoot }: Drill): boolean =>
    !isSide(foot) || (weakFoot && (foot === weakFootOf(context) || !id.startsWith('weak_foot')));

/** How a drill goes with the foot or the feet that were asked for. */
export function footLine(foot: Asked['foot'], drill: Drill, say: Say): string[] {
  const lines = coachIntentLines.drill_technique;
  if (foot === null) return [];
  return [foot === 'both' ? say(lines.twoFeet) : say(drill.weakFoot ? lines.oneFoot : lines.bothFeet, { foot: footName(foot) })];
}

/** What to look at, without what is said of the other foot where one alone is asked for. */
export const pointsFor = ({ id }: Drill, foot: Asked['foot']): readonly string[] =>
  drillInstructions[id].coachingPoints.filter((_, at) => !isSide(foot) || !isOfBothFeet(id, at));
