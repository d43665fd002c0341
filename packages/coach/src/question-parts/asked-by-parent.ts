import type { CoachTopic } from '@touchline/messages/coach-topics';
import { asTopic } from '../intents/as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { parentAsk, parentTurn, type ParentTurn } from '../safety/parent-of-child.ts';

/** What a parent is answered. */
const TOPIC_OF: Readonly<Record<ParentTurn, CoachTopic>> = { introduction: 'parentHere', childMocked: 'childMocked', childTalkSeen: 'childTalkSeen' };

/** What a parent writes of a child, which is no question of a player; null for all else. */
export function askedByParent(question: Question): Understood | null {
  const ask = parentAsk(question.text);
  if (ask !== null) return understoodAs(question, 'parents', { sureness: 1, act: { kind: 'toParent', of: ask }, drillId: null, skill: null });
  const turn = parentTurn(question.text);
  return turn === null ? null : asTopic(question, TOPIC_OF[turn], { drillId: null, skill: null });
}
