import type { Drill, DrillCategory, DrillId } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import type { PlayerContext } from '../player-context.ts';
import type { Composed } from './composed-answer.ts';
import type { Say } from './phrasing.ts';

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
  /** The answer so many turns back, 1 being the turn before; null where there is none. */
  readonly answerBack: (turns: number) => Composed | null;
}
