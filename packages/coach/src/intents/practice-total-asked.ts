import type { CoachTopic } from '@touchline/messages/coach-topics';
import { countsHours } from '../question-parts/practice-counts-question.ts';
import { ownNumberIn } from '../question-parts/own-numbers.ts';
import type { PracticeTotal } from '../question-parts/practice-total-kinds.ts';
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

/** The topic that an account is one question of, so that a talk goes on with the thing of the app. */
function topicOfAccount(account: PracticeTotal): CoachTopic | null {
  if (account.of === 'paysMore' && account.between === 'drills' && account.drills.length === 0) return 'extraExperience';
  if (account.of === 'earning' || account.of === 'paysMore') return 'sessionXp';
  if (account.of === 'compared') return account.measure === 'minutes' && account.span.kind === 'thisWeek' && account.with.kind === 'lastWeek' ? 'weeks' : null;
  if (account.of === 'total') return topicOfTotal(account);
  if (account.target.of === 'badge') return 'allBadges';
  return account.target.of === 'level' || account.target.of === 'experience' ? 'levelReached' : 'packNeeds';
}

/** What is asked of an account of the own numbers, which its words say whole. */
export function accountAsked(question: Question): Understood | null {
  const account = practiceTotalIn(question);
  if (account === null) return null;
  const named = ownNumberIn([question.raw.join(' ')], question.drillId !== null || question.skill !== null) ?? topicOfAccount(account);
  const topic = named === null ? null : (topicOf(named) ?? null);
  // A count stays what it is by the other readers, so that what is said of it goes on with it.
  if (account.of === 'total' && (account.measure === 'minutes' || account.measure === 'sessions' || account.measure === 'days')) {
    return understoodAs(question, 'my_numbers', { sureness: 1, topic, ...(FINISHES.test(question.raw.join(' ')) ? { skill: null } : {}), ask: { kind: 'counts', measure: account.measure, span: account.span, inHours: countsHours(question.raw.join(' ')) } });
  }
  const isOfRewards = account.of === 'target' || account.of === 'earning' || account.of === 'paysMore';
  return understoodAs(question, isOfRewards ? 'rewards_levels' : account.of === 'total' && account.measure === 'best' ? 'records' : 'my_numbers', { sureness: 1, topic, ask: { kind: 'account', account }, skill: null });
}
