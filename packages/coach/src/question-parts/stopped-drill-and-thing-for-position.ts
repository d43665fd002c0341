import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Question, Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { asksForOneThing, asksWhatStoppedDrillPays } from '../safety/plain-requests.ts';

/** Who asks for one thing to practice, by the place on the pitch. */
const ROLES: readonly (readonly [CoachTopic, RegExp])[] = [
  ['midfielderRole', /\b(?:midfield\w*|mittelfeld\w*)\b/],
  ['strikerRole', /\b(?:striker|forward|sturm\w*)\b/],
  ['wingerRole', /\b(?:wing\w*|flugel\w*)\b/],
  ['goalkeeper', /\b(?:keeper|goalie|goalkeeper|torwart\w*|torhuter\w*)\b/],
  ['defenderRole', /\b(?:defen\w*|(?:full|left|right|centre|center) ?back|verteidig\w*|abwehr)\b/],
];

/** What a drill pays that is stopped before its end, and one thing to practice for a named place on the pitch; null for all else. */
export function stoppedDrillOrThingForPosition(question: Question): Understood | null {
  const { raw } = question;
  if (asksWhatStoppedDrillPays(raw)) return asTopic(question, 'stopDrill');
  if (!asksForOneThing(raw)) return null;
  const role = ROLES.find(([, says]) => says.test(raw.join(' ')))?.[0];
  return role === undefined ? null : asTopic(question, role);
}
