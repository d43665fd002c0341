import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';

/** All that is done with one foot, and nothing else: “everything with my right”, “alle mit rechts”. */
const ALL_OF_FOOT = /^(?:(?:and|but|well|hm|it is|its|und|aber|na|also|eigentlich)(?: |$))*(?:everything|all(?: of (?:them|it))?|all the ones|the ones|those|only the ones|alles|alle|die|nur die|sie alle) (?:(?:i do|done|are|is|ist|sind) )?(?:with|on|using|mit) (?:(?:my|the|meinem|dem) )?(?:right|left|rechts|links|rechten?|linken?)(?: (?:foot|one|fuss|side|bein))?$/;

const SURER_THAN_TOGETHER = 1.1;

/** Tells, behind results that went down, that it is those with one foot: drills with that foot. Null for all else. */
export function ofOneFoot(question: Question): Understood | null {
  const { before, raw } = question;
  if (before?.act?.kind !== 'gotWorse' || !ALL_OF_FOOT.test(raw.join(' '))) return null;
  const foot = raw.some((word) => /^(?:right|rechts|rechte)/.test(word)) ? 'right' : 'left';
  // More than sure, so that it is not taken for more of the question before.
  return understoodAs(question, 'weak_foot', { sureness: SURER_THAN_TOGETHER, foot, drillId: null, skill: null });
}
