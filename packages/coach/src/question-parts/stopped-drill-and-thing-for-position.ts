import type { Question, Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { asksForOneThing, asksWhatStoppedDrillPays } from '../safety/plain-requests.ts';
import { NAMES_OF_ROLES } from '../talk-subject/playing-position-in-talk.ts';

/** The places on the pitch by their names, in any form of words. */
const ROLES = NAMES_OF_ROLES.map(([role, names]) => [role, new RegExp(`\\b${names}\\b`)] as const);

/** What a drill pays that is stopped before its end, and one thing to practice for a named place on the pitch; null for all else. */
export function stoppedDrillOrThingForPosition(question: Question): Understood | null {
  const { raw } = question;
  if (asksWhatStoppedDrillPays(raw)) return asTopic(question, 'stopDrill');
  if (!asksForOneThing(raw)) return null;
  const role = ROLES.find(([, says]) => says.test(raw.join(' ')))?.[0];
  return role === undefined ? null : asTopic(question, role);
}
