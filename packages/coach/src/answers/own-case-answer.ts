import { addDays, drillOf, findDrill, PACK_COST, warmUpMinutes, type DrillId } from '@touchline/domain';
import { coachCaseLines, coachMoveNames, coachNumberLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { minutesOf, type PlayerContext } from '../player-context.ts';
import { isEveryday, type MoveWithoutDrill, type OwnCase } from '../question-parts/own-case-kinds.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { recommended, whichDrill } from './about-drills.ts';
import { loadAnswer } from './training-load-answer.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor, isRecoveryDue, ownDrill, upTo } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { sessionsOf } from './practice-counts-answer.ts';
import { doneToday } from './done-today.ts';
import { growthOf } from './most-improved-drills.ts';
import { everydayAnswer } from './everyday-answer.ts';
import { lastPractice, rowOf, valuesOf } from './own-statistics-text.ts';
import { dateOf, listed, nameOf, onDay, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { weekPlan } from './make-practice-plan.ts';
import { planWish } from './read-plan-wish.ts';

const MOST_OF_BESTS = 3;

function today(asking: Asked): Composed {
  const { context, say, not } = asking;
  if (context.totalSessions === 0) return whichDrill(asking);
  const { minutes } = doneToday(context);
  const chosen = recommended(context, say, not);
  const id = chosen.drills[0];
  if (id !== undefined && minutes > 0) return { ...chosen, said: [say(coachCaseLines.doneToday, { minutes, drill: nameOf(id) })] };
  const last = context.lastDaysAgo === null ? [] : [say(coachCaseLines.lastWas, { when: onDay(context.lastDaysAgo, context.today) })];
  if (isRecoveryDue(context) || id === undefined) return chosen;
  const after = drillsFor(context, { not: [...not, id], fits: ({ category }) => category !== drillOf(id).category })[0];
  return { ...chosen, said: [...last, ...chosen.said, ...(after === undefined ? [] : [say(coachCaseLines.thenAlso, { drill: nameOf(after.id) })])] };
}

function enough({ context, say }: Asked): Composed {
  const { count, minutes } = doneToday(context);
  const { currentStreak: streak } = context;
  if (count === 0) return only(say(coachCaseLines.enoughUnsaved));
  return only(say(coachCaseLines.enoughToday, { count, minutes }), ...(streak > 1 ? [say(coachCaseLines.safeToo, { streak })] : []));
}

/** So many days of practice in a week are enough. */
const ENOUGH_DAYS = 3;

function enoughThisWeek({ context, say, words, not }: Asked): Composed {
  const { found } = sessionsOf({ kind: 'thisWeek' }, context);
  const days = new Set(found.map(({ daysAgo }) => daysAgo)).size;
  const values = { days, minutes: minutesOf(found) };
  return days >= ENOUGH_DAYS ? only(say(coachCaseLines.enoughWeek, values)) : withDrill(ownDrill(context, words, not), [say(coachCaseLines.notEnoughWeek, values)]);
}

const LEAST_WITH_WARM_UP = 8;

function warmUp({ minutes, skips }: Extract<OwnCase, { of: 'mustWarmUp' }>, { context, say, not }: Asked): Composed {
  const lines = coachCaseLines;
  const yesOrNo = say(skips ? lines.warmUpNo : lines.yes);
  if (minutes === null) return only(yesOrNo, say(lines.warmUpHelps));
  const drill = upTo(context, not);
  if (minutes < LEAST_WITH_WARM_UP) return withDrill(drill, [yesOrNo, say(lines.warmUpBriefly)], minutes);
  const rest = minutes - warmUpMinutes;
  return withDrill(drill, [yesOrNo, say(lines.warmUpFirst, { minutes, rest, drill: nameOf(drill.id) })], rest);
}

/** How many days in a row the practice before now was, up to its last day. */
function lastRun({ sessions }: PlayerContext): number {
  const days = [...new Set(sessions.map(({ daysAgo }) => daysAgo))].toSorted((a, b) => a - b);
  const [last = 0] = days;
  const gap = days.findIndex((day, at) => day !== last + at);
  return gap < 0 ? days.length : gap;
}

function streakGone({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo } = context;
  const lines = coachCaseLines;
  if (streak > 0) return only(say(lines.streakStill, { streak }), lastDaysAgo === 0 ? say(coachNumberLines.streakSafe) : say(lines.streakWaits));
  if (best === 0) return withDrill(ownDrill(context, words), [say(lines.streakNever)]);
  if (lastDaysAgo === null || lastDaysAgo === 0) return withDrill(ownDrill(context, words), [say(lines.streakNone, { best })]);
  const values = { when: onDay(lastDaysAgo, context.today), missed: onDay(lastDaysAgo - 1, context.today), length: lastRun(context), best };
  return withDrill(ownDrill(context, words), [say(lines.streakEnded, values)]);
}

function streakSince({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, bestStreak: best, lastDaysAgo, today: day } = context;
  const lines = coachCaseLines;
  if (streak === 0) return withDrill(ownDrill(context, words), [say(best === 0 ? lines.streakNever : lines.streakNone, { best })]);
  const date = dateOf(addDays(day, 1 - streak - (lastDaysAgo ?? 0)), day);
  return only(say(lines.streakSince, { streak, date }), ...(lastDaysAgo === 0 ? [] : [say(lines.streakWaits)]));
}

function streakToday({ context, say, words }: Asked): Composed {
  const { currentStreak: streak, lastDaysAgo } = context;
  if (streak === 0) return withDrill(ownDrill(context, words), [say(coachCaseLines.todayNoStreak)]);
  if (lastDaysAgo === 0) return only(say(coachCaseLines.todaySafe, { streak }));
  const drill = isRecoveryDue(context) ? upTo(context) : ownDrill(context, words);
  return withDrill(drill, [say(coachCaseLines.todayNeeded, { streak, next: streak + 1, drill: nameOf(drill.id) })]);
}

function packs({ context: { tokens }, say }: Asked): Composed {
  const count = Math.floor(tokens / PACK_COST);
  return only(say(count === 0 ? coachCaseLines.packsTooFew : coachCaseLines.packsHow, { cost: PACK_COST, tokens, packs: count, missing: PACK_COST - tokens }));
}

const MANY_GOALS = /\b([2-9]|1\d|two|three|four|five|zwei|drei|vier|funf) (?:goals?|tore?|buden?|dinger)\b/;

function success({ asked, say }: Asked): Composed {
  const told = MANY_GOALS.exec(asked.words.join(' '))?.[1];
  if (told === undefined) return only(say(coachCaseLines.success));
  return only(say(coachCaseLines.goals, { count: NUMBER_WORDS[told] ?? Number(told) }));
}

function tooOld({ context, say }: Asked): Composed {
  const growth = growthOf(context);
  const said = [say(coachCaseLines.tooOldForPro), ...(growth === null ? [] : [say(coachCaseLines.ownGrowth, { list: growth.list })])];
  return growth === null ? only(...said) : withDrill(findDrill(growth.first.drillId), said);
}

/** With the own best of the drill that is the next step. */
function withOwnBest(id: DrillId, said: readonly string[], { context, say }: Asked): Composed {
  const row = rowOf(context, id);
  return withDrill(findDrill(id), [...said, ...(row === undefined || row.bestResult === 0 ? [] : [say(coachCaseLines.beatOwn, { ...valuesOf(row), next: row.bestResult + 1 })])]);
}

const FROM_HERE_A_BASE = 5;

function juggles(count: number, asking: Asked): Composed {
  const { context, say } = asking;
  const isBase = count >= FROM_HERE_A_BASE;
  const row = rowOf(context, 'juggling');
  return withDrill(findDrill(isBase ? 'juggling' : 'drop_catch_juggling'), [
    say(isBase ? coachCaseLines.jugglesBase : coachCaseLines.jugglesStart, { count, next: count + 1 }),
    ...(!isBase || row === undefined || row.bestResult === 0 ? [] : [say(coachCaseLines.jugglesBest, valuesOf(row))]),
  ]);
}

function rivalRecord(id: DrillId | null, { context, say }: Asked): Composed {
  const row = id === null ? undefined : rowOf(context, id);
  if (id !== null) return withDrill(findDrill(id), [row === undefined || row.bestResult === 0 ? say(coachCaseLines.rivalNone) : say(coachCaseLines.rivalDrill, valuesOf(row))]);
  const bests = context.drills.filter(({ bestResult }) => bestResult > 0).slice(0, MOST_OF_BESTS);
  if (bests.length === 0) return only(say(coachCaseLines.rivalNone));
  return withDrill(findDrill(bests[0]?.drillId ?? ''), [say(coachCaseLines.rivalWhich, { list: listed(bests.map((one) => `${nameOf(one.drillId)} ${one.bestResult}`)) })]);
}

/** What comes nearest to a move that has no drill. */
const NEAR: Readonly<Record<MoveWithoutDrill, readonly [DrillId, DrillId]>> = {
  chop: ['turning', 'step_overs'],
  rainbow: ['juggling', 'around_body_juggling'],
  rabona: ['laces_strike', 'step_overs'],
  overheadKick: ['thigh_to_foot_control', 'laces_strike'],
  scorpion: ['juggling', 'thigh_to_foot_control'],
  sombrero: ['juggling', 'thigh_to_foot_control'],
  aroundTheWorld: ['around_body_juggling', 'juggling'],
  panenka: ['target_shooting', 'laces_strike'],
};

function noDrillFor(move: MoveWithoutDrill, { say }: Asked): Composed {
  const near = NEAR[move];
  const said = say(coachCaseLines.noDrillForMove, { move: coachMoveNames[move], list: listed(near.map(nameOf)) });
  return { ...withDrill(drillOf(near[0]), [said]), drills: near };
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
  if (drill === undefined) return { ...only(say(coachCaseLines.whyDayFree, { day: name })), ...ofPlan };
  const isToday = weekdayFromMonday(context.today) === day;
  return { ...withDrill(drill, [say(coachCaseLines.whyDay, { day: name, drill: nameOf(drill.id) })]), ...(isToday ? {} : { stepDay: name }), ...ofPlan };
}

/** What is true of the player's own case, yes or no first. */
export function ownCaseAnswer(told: OwnCase, asking: Asked): Composed {
  if (isEveryday(told)) return everydayAnswer(told, asking);
  const { context, say, words } = asking;
  const { currentStreak: streak, bestStreak: best } = context;
  const lines = coachCaseLines;
  switch (told.of) {
    case 'load':
      return loadAnswer(told.load, asking);
    case 'today':
      return today(asking);
    case 'enoughWeek':
      return enoughThisWeek(asking);
    case 'enoughToday':
      return enough(asking);
    case 'mustWarmUp':
      return warmUp(told, asking);
    case 'streakGone':
      return streakGone(asking);
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
      return noDrillFor(told.move, asking);
    case 'planDay':
      break;
  }
  return whyDay(told.day, asking);
}
