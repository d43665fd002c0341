import type { SafetyAnswerKind } from '@touchline/domain';
import trained from '../data/behind-crisis-weights.json' with { type: 'json' };
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { footballReadings } from './check-by-rule.ts';
import { shortTurnFeatures } from './short-turn-features.ts';
import { signedScore } from './signed-weights.ts';

/**
 * How far a turn right behind the answer to a crisis leans to going on with that, and not to football or something else: by what was
 * learned of such turns (`training/train-turns-behind-crisis.ts`). What was written before is nowhere, so the turn is all there is to go by.
 */
export const leanToCrisis: (message: string) => number = rememberedDuringAnswer((message) => signedScore(shortTurnFeatures(footballReadings(message)[0] ?? ''), trained));

/** Limits of a lean: below the first a turn leaves for something else, from the second on it goes on. */
interface Limits {
  readonly leavesBelow: number;
  readonly goesOnFrom: number;
}

/** Of turns in five parts, each judged by what was learned of the others, 7 % that go on and 58 % that leave lie below the first limit; 75 % and 17 % above the second. */
const BEHIND_CRISIS: Limits = { leavesBelow: -2, goesOnFrom: -1 };
/** The question whether all is well is more often asked for nothing: 14 % that go on and 71 % that leave lie below the first; 61 % and 8 % above the second. */
const BEHIND_CHECK_IN: Limits = { leavesBelow: -1.5, goesOnFrom: -0.5 };

/** What a turn behind a crisis or the question whether all is well does by its lean alone; null where its reading decides, and behind all else. */
export function leadsTo(message: string, before: SafetyAnswerKind): 'safety' | 'else' | null {
  if (before === 'body') return null;
  const { leavesBelow, goesOnFrom } = before === 'crisis' ? BEHIND_CRISIS : BEHIND_CHECK_IN;
  const lean = leanToCrisis(message);
  return lean >= goesOnFrom ? 'safety' : lean < leavesBelow ? 'else' : null;
}
