import { drillOf, findDrill, PACK_COST, warmUpMinutes, type DrillId } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { isEveryday, type EnoughStreakOrMatchQuestion } from '../question-parts/enough-streak-and-match-question-kinds.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import type { Asked } from './answer-context.ts';
import { whyEasyDay } from './room-kit-and-game-answer.ts';
import { ownDrill, upTo } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { enoughThisWeek, enoughToday, whatToday } from './enough-practice-answers.ts';
import { judgedNumberMatchOrDrillPurposeAnswer } from './judged-number-match-and-drill-purpose-answer.ts';
import { weekPlan } from './make-practice-plan.ts';
import { growthOf } from './most-improved-drills.ts';
import { moveWithoutDrillAnswer } from './move-without-drill-answer.ts';
import { lastPractice, rowOf, valuesOf } from './own-statistics-text.ts';
import { listed, nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { planWish } from './read-plan-wish.ts';
import { bestStreakAndMost, streakGone, streakRecord, streakShort, streakSince, streakSkipped, streakToday } from './streak-answers.ts';
import { trainingLoadAnswer } from './training-load-answer.ts';

const MOST_OF_BESTS = 3;

const LEAST_WITH_WARM_UP = 8;

function warmUp({ minutes, skips }: Extract<EnoughStreakOrMatchQuestion, { of: 'mustWarmUp' }>, { context, say, not }: Asked): Composed {
  const lines = coachPracticeLoadStreakAndMatchLines;
  const yesOrNo = say(skips ? lines.warmUpNo : lines.yes);
  if (minutes === null) return only(yesOrNo, say(lines.warmUpHelps));
  const drill = upTo(context, not);
  if (minutes < LEAST_WITH_WARM_UP) return withDrill(drill, [yesOrNo, say(lines.warmUpBriefly)], minutes);
  const rest = minutes - warmUpMinutes;
  return withDrill(drill, [yesOrNo, say(lines.warmUpFirst, { minutes, rest, drill: nameOf(drill.id) })], rest);
}

function packs({ context: { tokens }, say }: Asked): Composed {
  const count = Math.floor(tokens / PACK_COST);
  return only(say(count === 0 ? coachPracticeLoadStreakAndMatchLines.packsTooFew : coachPracticeLoadStreakAndMatchLines.packsHow, { cost: PACK_COST, tokens, packs: count, missing: PACK_COST - tokens }));
}

const MANY_GOALS = /\b([2-9]|1\d|two|three|four|five|zwei|drei|vier|funf) (?:goals?|tore?|buden?|dinger)\b/;

function success({ asked, say }: Asked): Composed {
  const told = MANY_GOALS.exec(asked.words.join(' '))?.[1];
  if (told === undefined) return only(say(coachPracticeLoadStreakAndMatchLines.success));
  return only(say(coachPracticeLoadStreakAndMatchLines.goals, { count: NUMBER_WORDS[told] ?? Number(told) }));
}

function tooOld({ context, say }: Asked): Composed {
  const growth = growthOf(context);
  const said = [say(coachPracticeLoadStreakAndMatchLines.tooOldForPro), ...(growth === null ? [] : [say(coachPracticeLoadStreakAndMatchLines.ownGrowth, { list: growth.list })])];
  return growth === null ? only(...said) : withDrill(findDrill(growth.first.drillId), said);
}

/** With the own best of the drill that is the next step. */
function withOwnBest(id: DrillId, said: readonly string[], { context, say }: Asked): Composed {
  const row = rowOf(context, id);
  return withDrill(findDrill(id), [...said, ...(row === undefined || row.bestResult === 0 ? [] : [say(coachPracticeLoadStreakAndMatchLines.beatOwn, { ...valuesOf(row), next: row.bestResult + 1 })])]);
}

const FROM_HERE_A_BASE = 5;

function juggles(count: number, asking: Asked): Composed {
  const { context, say } = asking;
  const isBase = count >= FROM_HERE_A_BASE;
  const row = rowOf(context, 'juggling');
  return withDrill(findDrill(isBase ? 'juggling' : 'drop_catch_juggling'), [
    say(isBase ? coachPracticeLoadStreakAndMatchLines.jugglesBase : coachPracticeLoadStreakAndMatchLines.jugglesStart, { count, next: count + 1 }),
    ...(!isBase || row === undefined || row.bestResult === 0 ? [] : [say(coachPracticeLoadStreakAndMatchLines.jugglesBest, valuesOf(row))]),
  ]);
}

function rivalRecord(id: DrillId | null, { context, say }: Asked): Composed {
  const row = id === null ? undefined : rowOf(context, id);
  if (id !== null) return withDrill(findDrill(id), [row === undefined || row.bestResult === 0 ? say(coachPracticeLoadStreakAndMatchLines.rivalNone) : say(coachPracticeLoadStreakAndMatchLines.rivalDrill, valuesOf(row))]);
  const bests = context.drills.filter(({ bestResult }) => bestResult > 0).slice(0, MOST_OF_BESTS);
  if (bests.length === 0) return only(say(coachPracticeLoadStreakAndMatchLines.rivalNone));
  return withDrill(findDrill(bests[0]?.drillId ?? ''), [say(coachPracticeLoadStreakAndMatchLines.rivalWhich, { list: listed(bests.map((one) => `${nameOf(one.drillId)} ${one.bestResult}`)) })]);
}

/** Why a day of the plan that is spoken of is as it is. */
function whyDay(day: number, asking: Asked): Composed {
  const { context, say } = asking;
  // The plan that stands in the talk, where the answer before is of one.
  const before = asking.answerBefore();
  const { byDay, plan } = before?.byDay === undefined ? weekPlan(context, planWish(asking), say) : before;
  // Behind a turn on the plan it is found in no words any more, so that it goes on with this answer.
  const isOnPlan = [asking.asked, asking.asked.before].some((turn) => turn?.act?.kind === 'onSubject');
  const ofPlan = isOnPlan && byDay !== undefined && plan !== undefined ? { byDay, plan } : {};
  const planned = byDay?.get(day);
  const drill = planned === undefined ? undefined : drillOf(planned);
  const name = weekdayName(day);
  if (drill === undefined) return { ...only(say(coachPracticeLoadStreakAndMatchLines.whyDayFree, { day: name })), ...ofPlan };
  const easy = whyEasyDay(day, asking);
  if (easy !== null) return { ...easy, ...ofPlan };
  const isToday = weekdayFromMonday(context.today) === day;
  return { ...withDrill(drill, [say(coachPracticeLoadStreakAndMatchLines.whyDay, { day: name, drill: nameOf(drill.id) })]), ...(isToday ? {} : { stepDay: name }), ...ofPlan };
}

/** What is true where a player asks whether it is enough, of the streak or of a match: yes or no first, then the own numbers. */
export function enoughStreakOrMatchAnswer(told: EnoughStreakOrMatchQuestion, asking: Asked): Composed {
  if (isEveryday(told)) return judgedNumberMatchOrDrillPurposeAnswer(told, asking);
  const { context, say, words } = asking;
  const { currentStreak: streak, bestStreak: best } = context;
  const lines = coachPracticeLoadStreakAndMatchLines;
  switch (told.of) {
    case 'load':
      return trainingLoadAnswer(told.load, asking);
    case 'today':
      return whatToday(asking);
    case 'enoughWeek':
      return enoughThisWeek(asking);
    case 'enoughToday':
      return enoughToday(asking);
    case 'mustWarmUp':
      return warmUp(told, asking);
    case 'streakGone':
      return streakGone(asking);
    case 'streakRecord':
      return streakRecord(asking);
    case 'streakShort':
      return streakShort(asking);
    case 'streakSkipped':
      return streakSkipped(asking);
    case 'bestStreakAndMost':
      return bestStreakAndMost(asking);
    case 'streakSince':
      return streakSince(asking);
    case 'streakToday':
      return streakToday(asking);
    case 'streakIll':
      return only(say(streak > 0 ? lines.illEnds : lines.illNone, { streak, best }));
    case 'streakAway':
      return only(say(streak > 0 ? lines.awayEnds : lines.awayNone, { streak, best }));
    case 'packs':
      return packs(asking);
    case 'money':
      return only(say(lines.noMoney, { cost: PACK_COST, tokens: context.tokens }));
    case 'teamToday':
      return only(say(lines.teamToday));
    case 'late':
      return withDrill(findDrill('recovery'), [say(lines.late)]);
    case 'together':
      return withDrill(findDrill('juggling'), [say(coachTopics.partnerDrills)]);
    case 'prizes':
      return only(say(coachTopics.nothingElseEarned));
    case 'headFear':
      return only(say(coachTopics.scaredOfHeaders));
    case 'noOffside':
      return only(say(lines.noOffside));
    case 'lastTime':
      return withDrill(findDrill(context.sessions[0]?.drillId ?? '') ?? ownDrill(context, words), lastPractice(context, say, null, words));
    case 'ownSuccess':
      return success(asking);
    case 'benchedAndLost':
      return only(say(lines.benchedAndLost));
    case 'teamCross':
      return only(say(lines.teamCross));
    case 'whichStar':
      return only(say(lines.whichStar));
    case 'tooOldForPro':
      return tooOld(asking);
    case 'shotPower':
      return withOwnBest('laces_strike', [say(lines.shotPower)], asking);
    case 'shotCorner':
      return withOwnBest('target_shooting', [say(lines.shotCorner)], asking);
    case 'shotAtMe':
      return withOwnBest('target_shooting', [say(lines.shotAtMe)], asking);
    case 'juggles':
      return juggles(told.count, asking);
    case 'rivalRecord':
      return rivalRecord(told.drillId, asking);
    case 'moveWithoutDrill':
      return moveWithoutDrillAnswer(told.move, asking);
    case 'planDay':
      break;
  }
  return whyDay(told.day, asking);
}
