import { drillNames } from '@touchline/messages/drill-names';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { parentOrTrainerQuestionIn, type ParentOrTrainerQuestionKind } from './parent-or-trainer-question.ts';
import { saysTrainsGroup } from './says-trains-group.ts';
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

/** These have a topic, so that a talk goes on with it. */
const TOPIC_OF_ADULT: Readonly<Partial<Record<ParentOrTrainerQuestionKind, CoachTopic>>> = { sessionPlan: 'coachHourForUnderNines', warmUpGame: 'parentWarmUpForKids', amountForAge: 'parentMinutesByAge', amountNow: 'parentIsItTooMuch', whoReads: 'childTalkSeen', stickAtIt: 'parentNotPractisingAtHome', whoFilms: 'videoStays', loudParents: 'parentShoutsFromLine', beeSwarm: 'parentBeeSwarm', keeperWish: 'parentKeeperSoYoung', monthGoals: 'setGoal', gloveSize: 'keeperGloveSize' };
/** What has an answer of its own, whatever else its words ask. */
const HAS_OWN_ANSWER: ReadonlySet<ParentTurn> = new Set<ParentTurn>(['childMocked', 'childTalkSeen']);
/** Of the own goals and gloves players ask too. */
const OF_PLAYER: Readonly<Partial<Record<ParentOrTrainerQuestionKind, Understood['intent']>>> = { monthGoals: 'plan_week', gloveSize: 'equipment' };

/** Whether a talk tells of a group that is trained, up to this turn. */
const isOfGroup = (turn: Understood | null): boolean => turn !== null && (saysTrainsGroup(turn.words.join(' ')) || (turn.ask?.kind === 'parentOrTrainer' && (turn.ask.parentOrTrainer.group !== null || turn.ask.parentOrTrainer.of === 'sessionPlan' || turn.ask.parentOrTrainer.of === 'teachSkill')) || isOfGroup(turn.before));

/** Whether a question has the whole name of a drill. */
const namesDrill = ({ raw, drillId }: Question): boolean => drillId !== null && raw.join(' ').includes(wordsOf(drillNames[drillId]).join(' '));

/** What a parent, a grandparent or a trainer asks of practice, of a child or a team; null for all else, and for what hurts. */
export function recogniseParentOrTrainerQuestion(question: Question): Understood | null {
  const { raw, words, language } = question;
  if (language !== 'en' && language !== 'de') return null;
  const adult = parentOrTrainerQuestionIn(raw.join(' '), question.before?.ask?.kind === 'parentOrTrainer' && OF_PLAYER[question.before.ask.parentOrTrainer.of] === undefined, isOfGroup(question.before));
  if (adult === null || hurts(raw, words) || HAS_OWN_ANSWER.has(parentTurn(question.text) ?? 'introduction')) return null;
  // A drill of the app that a trainer names is told by itself.
  if (adult.of === 'groupDrill' && adult.group === null && namesDrill(question)) return null;
  const name = TOPIC_OF_ADULT[adult.of];
  return understoodAs(question, OF_PLAYER[adult.of] ?? 'parents', { sureness: 1, topic: name === undefined ? null : (topicOf(name) ?? null), ask: { kind: 'parentOrTrainer', parentOrTrainer: adult } });
}
