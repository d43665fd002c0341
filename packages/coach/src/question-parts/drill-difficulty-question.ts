import { TURN_OPENING } from '../text/turn-opening.ts';

const HARD = new RegExp(`^${TURN_OPENING}(?:is|are|isnt|ist|sind|how|wie) (?:\\w+ ){0,7}?(?:hard|difficult|tricky|easy|schwer|schwierig|leicht|einfach|kompliziert)\\b`);
/** Too hard is told, not asked; how hard a ball is hit, and what is made harder, are other questions. */
const NOT_HARDNESS = /\b(?:too|zu|hit|kick|shoot|strike|pass|harder|easier|should|shall|soll\w*|make|mach\w*|ground|boden|ball|to say|which|welche\w*|drills|ubungen)\b/;
const THAT = '(?:it|that|this|them|das|es|den|die|ihn)';
const MAY = new RegExp(
  `^${TURN_OPENING}(?:can|could|may|kann|darf|konnte) (?:i|ich) (?:(?:already|schon|even|${THAT}|auch) )*(?:(?:do|play|learn|try|use|machen|lernen|probieren) )?(?:${THAT})?(?: (?:too|already|auch|schon|machen|lernen|probieren))*(?:(?: (?:at|with|mit|im|i am|ich bin|when im|wenn ich|bin))* \\d+)?$`,
);
const SAYS_THAT = new RegExp(`\\b${THAT}\\b`);

/** Whether it is asked how hard something is ("is it hard"), or whether one can do it already ("can I do that at 11"); null for neither. */
export function drillDifficultyAsked(text: string): 'hard' | 'may' | null {
  if (HARD.test(text) && !NOT_HARDNESS.test(text)) return 'hard';
  return MAY.test(text) && SAYS_THAT.test(text) ? 'may' : null;
}
