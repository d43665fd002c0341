import { findDrill, type DrillCategory } from '@touchline/domain';
import { coachPersonalQuestionLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { PersonalQuestion } from '../question-parts/personal-question-kinds.ts';
import { analysisName, reviewLines, typeAsked } from './video-analysis-answer.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor, upTo } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { knowsAll, nameOfAny, onlyLatest, rowOf, valuesOf } from './own-statistics-text.ts';
import { nextGoal } from './next-goal.ts';
import { nameOf, onDay } from './phrasing.ts';

/** Drills for what a review of each kind looks at; of heading and the like there are none. */
const CATEGORY_OF_REVIEW: Readonly<Record<string, DrillCategory>> = { shooting: 'shooting', passing: 'passing', dribbling: 'dribbling', juggling: 'ball_control', turns: 'turns' };

/** The last review that is known, with a drill for it; where none is, where it stands. */
function videoReview({ asksSeen, asksToLook = false }: Extract<PersonalQuestion, { of: 'videoReview' }>, asking: Asked): Composed {
  const { context, say, not } = asking;
  const type = typeAsked(asking);
  const review = context.analyses.find((one) => type === null || one.type === type);
  const first = asksSeen ? [say(lines.seenNothing)] : [];
  const category = CATEGORY_OF_REVIEW[review?.type ?? type ?? ''];
  const drill = category === undefined ? undefined : drillsFor(context, { category, not })[0];
  if (review !== undefined) return withDrill(drill, [...first, ...reviewLines(review, say), ...(drill === undefined ? [] : [say(lines.reviewDrillOf, { drill: nameOf(drill.id) })])]);
  if (asksToLook) return only(say(coachTopics.videoCannotSee));
  const meanwhile = drill === undefined || type === null ? say(lines.reviewTell) : say(lines.reviewDrill, { skill: analysisName(type), drill: nameOf(drill.id) });
  return withDrill(drill, [...first, say(lines.reviewOnDevice), meanwhile]);
}

function goodEnough({ context, say }: Asked): Composed {
  const { practiceDays: days, totalSessions: sessions } = context;
  return only(say(lines.goodEnough), sessions === 0 ? say(lines.goodEnoughStart) : say(lines.goodEnoughNumbers, { days, sessions }), say(lines.goodEnoughAlso));
}

function weakness({ context, say }: Asked): Composed {
  const { weakest } = context;
  if (weakest === null) return withDrill(upTo(context), [say(lines.weaknessUnknown)]);
  return withDrill(findDrill(weakest.drillId), [...onlyLatest(context, say), say(lines.weakness, valuesOf(weakest)), say(lines.weaknessWhy, valuesOf(weakest))]);
}

/** A goal up to this share above the best is within reach of a week. */
const WITHIN_REACH = 0.25;

function goalOfDrill({ drillId, target }: Extract<PersonalQuestion, { of: 'goalOfDrill' }>, { context, say }: Asked): Composed {
  const row = rowOf(context, drillId);
  const drill = nameOf(drillId);
  if (row === undefined || row.bestResult === 0) return withDrill(findDrill(drillId), [say(lines.goalFirst, { drill }), say(lines.goalNotKept)]);
  const best = row.bestResult;
  const values = { ...valuesOf(row), target: target ?? 0, next: nextGoal(best), missing: (target ?? 0) - best };
  const line = target === null ? lines.goalStep : target <= best ? lines.goalReached : target <= Math.max(best + 3, best * (1 + WITHIN_REACH)) ? lines.goalNear : lines.goalFar;
  return withDrill(findDrill(drillId), [say(line, values), say(lines.goalNotKept)]);
}

/** One session with its drill, day, minutes and result: the first of all, where all are known, or the one with the most or the fewest minutes of those that are. */
function sessionThat(was: 'first' | 'longest' | 'shortest', { context, say }: Asked): Composed {
  const { sessions, today } = context;
  const byMinutes = sessions.toSorted((a, b) => (was === 'longest' ? b.minutes - a.minutes : a.minutes - b.minutes) || a.daysAgo - b.daysAgo);
  const session = was === 'first' ? sessions.toSorted((a, b) => a.daysAgo - b.daysAgo).at(-1) : byMinutes[0];
  if (session === undefined) return withDrill(upTo(context), [say(lines.sessionNone)]);
  const line = was === 'first' ? lines.sessionFirst : was === 'longest' ? lines.sessionLongest : lines.sessionShortest;
  if (was === 'first' && !knowsAll(context)) return only(...onlyLatest(context, say), say(coachTopics.sessionsOnly, { sessions: context.totalSessions, days: context.practiceDays }));
  const { drillId, minutes, result } = session;
  const values = { drill: nameOfAny(drillId), minutes, when: onDay(session.daysAgo, today), result };
  return only(...onlyLatest(context, say), say(line, values), ...(result === 0 || session.resultCounts === false ? [] : [say(lines.sessionResult, values)]));
}

/** The answer to what is asked of the player's own person and practice. */
export function personalQuestionAnswer(personal: PersonalQuestion, asking: Asked): Composed {
  const { say } = asking;
  switch (personal.of) {
    case 'videoReview':
      return videoReview(personal, asking);
    case 'goodEnoughForPro':
      return goodEnough(asking);
    case 'nervousLegs':
      return only(say(lines.nervousLegs), say(lines.nervousLegsDo), say(lines.nervousLegsMore));
    case 'friendOfCoach':
      return personal.isRefused ? only(say(lines.friendRefused)) : only(say(lines.friend), say(lines.friendPeople));
    case 'coachOfPlayer':
      return withDrill(upTo(asking.context, asking.not), [say(lines.coachOfPlayer), say(lines.coachOfTeam)]);
    case 'weaknessOfOthers':
      return only(say(lines.weaknessOfOthers), say(lines.weaknessWatch));
    case 'weakness':
      return weakness(asking);
    case 'sessionThat':
      return sessionThat(personal.was, asking);
    case 'goalOfDrill':
      break;
  }
  return goalOfDrill(personal, asking);
}
