import { findDrill, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import { coachLines } from '@touchline/messages/coach-lines';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import type { Understood } from '../intents/read-question.ts';
import type { PlayerContext } from '../player-context.ts';
import { nextDrill } from './choose-drill.ts';
import { isOfBothFeet } from '../drill-setup-and-moves.ts';
import type { Composed } from './follow-up-length-and-foot.ts';
import { weakFootOf } from './own-statistics-text.ts';
import { footName, type Say } from './phrasing.ts';

export const MINUTES = 5;

/** A question with all that its answer is made of. */
export interface Asked {
  readonly context: PlayerContext;
  readonly say: Say;
  readonly asked: Understood;
  /** The words of the subject, those of earlier turns with them where this one goes on. */
  readonly words: readonly string[];
  readonly foot: 'left' | 'right' | 'both' | null;
  /** The drill that is spoken of: by name, or as the one that the coach offered in the turn before. */
  readonly given: Drill | undefined;
  /** Drills that "another one" leaves out. */
  readonly not: readonly DrillId[];
  readonly has: (pattern: RegExp) => boolean;
  readonly category: DrillCategory | null;
  /** The answer to the turn before; null where there is none. */
  readonly answerBefore: () => Composed | null;
}

export const only = (...said: readonly string[]): Composed => ({ said, drills: [], minutes: MINUTES });
export const withDrill = (drill: Drill | undefined, said: readonly string[], minutes = MINUTES): Composed => ({ said, drills: drill === undefined ? [] : [drill.id], minutes });
/** The drill to do now. */
export const upTo = (context: PlayerContext, not: readonly DrillId[] = []): Drill => nextDrill(context, not).drill;

export const isSide = (foot: Asked['foot']): foot is 'left' | 'right' => foot === 'left' || foot === 'right';

/** Whether a drill can be done with the foot alone; all can where no single foot is asked for. */
export const suitsFoot =
  (foot: Asked['foot'], context: PlayerContext) =>
  ({ id, weakFoot }: Drill): boolean =>
    !isSide(foot) || (weakFoot && (foot === weakFootOf(context) || !id.startsWith('weak_foot')));

/** How a drill goes with the foot or the feet that were asked for. */
export function footLine(foot: Asked['foot'], drill: Drill, say: Say): string[] {
  const lines = coachLines.drill_technique;
  if (foot === null) return [];
  return [foot === 'both' ? say(lines.twoFeet) : say(drill.weakFoot ? lines.oneFoot : lines.bothFeet, { foot: footName(foot) })];
}

/** What to look at, without what is said of the other foot where one alone is asked for. */
export const pointsFor = ({ id }: Drill, foot: Asked['foot']): readonly string[] =>
  drillInstructions[id].coachingPoints.filter((_, at) => !isSide(foot) || !isOfBothFeet(id, at));

/** The drill of an id that may be none. */
export const drillOrNone = (id: DrillId | null | undefined): Drill | undefined => (id === null || id === undefined ? undefined : findDrill(id));
