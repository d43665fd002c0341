import type { CoachTopic } from '@touchline/messages/coach-topics';
import { countsHours } from '../question-parts/practice-counts-question.ts';
import { ownNumberIn } from '../question-parts/own-number-question.ts';
import type { PracticeTotal } from '../question-parts/practice-total-question-types.ts';
import { practiceTotalIn } from '../question-parts/practice-total-question.ts';
import type { TimeSpan } from '../question-parts/time-span.ts';
import { topicOf } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';

/** To finish a session is no finish in front of goal. */
const FINISHES = /\bfinish(?:ed)?\b/;
/** The topics of the own numbers of a time. */
const TOPIC_OF_SPAN: Readonly<Partial<Record<TimeSpan['kind'], CoachTopic>>> = { today: 'today', yesterday: 'yesterday', thisWeek: 'thisWeek', lastWeek: 'weekDays', thisMonth: 'thisMonth', lastMonth: 'thisMonth' };
function topicOfTotal({ measure, span }: Extract<PracticeTotal, { of: 'total' }>): CoachTopic | null {
  if (measure === 'experience' || measure === 'tokens') return span.kind === 'all' ? (measure === 'experience' ? 'experienceOnly' : 'tokensOnly') : 'rewardsOfDay';
  if (measure === 'mostDone') return 'mostDone';
  if (measure !== 'minutes' && measure !== 'sessions' && measure !== 'days' && measure !== 'all') return null;
  if (measure === 'all' && (span.kind === 'yesterday' || span.kind === 'weekday' || span.kind === 'date' || span.kind === 'daysAgo')) return 'dayResults';
  if (span.kind === 'all') return measure === 'minutes' ? 'minutesOnly' : measure === 'sessions' ? 'sessionsOnly' : null;
  return measure === 'days' && span.kind === 'thisWeek' ? 'weekDays' : (TOPIC_OF_SPAN[span.kind] ?? null);
}

/** The topic that a practice total is one question of, so that a talk goes on with the thing of the app. */
function topicOfPracticeTotal(asked: PracticeTotal): CoachTopic | null {
  if (asked.of === 'paysMore' && asked.between === 'drills' && asked.drills.length === 0) return 'extraExperience';
  if (asked.of === 'earning' || asked.of === 'paysMore') return 'sessionXp';
  if (asked.of === 'compared') return asked.measure === 'minutes' && asked.span.kind === 'thisWeek' && asked.with.kind === 'lastWeek' ? 'weeks' : null;
  if (asked.of === 'total') return topicOfTotal(asked);
  if (asked.target.of === 'badge') return 'allBadges';
  return asked.target.of === 'level' || asked.target.of === 'experience' ? 'levelReached' : 'packNeeds';
}

/** What is asked of a total of the own practice, which its words say whole. */
export function practiceTotalAsked(question: Question): Understood | null {
  const asked = practiceTotalIn(question);
  if (asked === null) return null;
  const named = ownNumberIn([question.raw.join(' ')], question.drillId !== null || question.skill !== null) ?? topicOfPracticeTotal(asked);
  const topic = named === null ? null : (topicOf(named) ?? null);
  // A count stays what it is by the other readers, so that what is said of it goes on with it.
  if (asked.of === 'total' && (asked.measure === 'minutes' || asked.measure === 'sessions' || asked.measure === 'days')) {
    return understoodAs(question, 'my_numbers', { sureness: 1, topic, ...(FINISHES.test(question.raw.join(' ')) ? { skill: null } : {}), ask: { kind: 'counts', measure: asked.measure, span: asked.span, inHours: countsHours(question.raw.join(' ')) } });
  }
  const isOfRewards = asked.of === 'target' || asked.of === 'earning' || asked.of === 'paysMore';
  return understoodAs(question, isOfRewards ? 'rewards_levels' : asked.of === 'total' && asked.measure === 'best' ? 'records' : 'my_numbers', { sureness: 1, topic, ask: { kind: 'practiceTotal', practiceTotal: asked }, skill: null });
}
