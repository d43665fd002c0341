import { drillCatalogue, drillOf, findDrill, type BoardPeriod, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachBoards, coachSmallTalkLines, coachIntentLines, coachPlayerStatisticsLines, coachAppDirections, coachSkillNames } from '@touchline/messages/coach-lines';
import type { ResultOf } from '../question-parts/dated-results.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import type { TimeSpan } from '../question-parts/time-span.ts';
import { answerToParentOrTrainer } from './answer-to-parent-or-trainer.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor, suitsFoot } from './asked-foot.ts';
import { drillsFor, ownDrill } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { comparedTimeSpansAnswer } from './compared-time-spans-answer.ts';
import { bestInAnswer, countsAll, countsAnswer, dayListAnswer, monthsAnswer } from './practice-counts-answer.ts';
import { drillHardness } from './easier-drill.ts';
import { practiceTotalAnswer } from './practice-total-answer.ts';
import { enoughStreakOrMatchAnswer } from './enough-streak-and-match-answer.ts';
import { personalQuestionAnswer } from './personal-question-answer.ts';
import { mostDoneAnswer } from './most-done-answer.ts';
import { bestOfAlike, bestWithDay, isAtBest, nextToBest, onlyLatest, packsLine, rowOf, valuesOf } from './own-statistics-text.ts';
import { asSentence, filled, listed, nameOf, onDay } from './phrasing.ts';
import { tellingOf } from './practice-week-shown-with-answer.ts';
import { resultGoalAnswer } from './result-goal-answer.ts';
import { mealBefore, trialAnswer } from './football-trial-and-match-meal-answer.ts';
import { drillsOfSkill } from './skill-progress.ts';

const MOST_OF_LIST = 8;
const MOST_OPENED = 3;

function datedAnswer(of: ResultOf, id: DrillId, { context, say }: Asked): string[] {
  const row = rowOf(context, id);
  if (row === undefined) return [...onlyLatest(context, say), say(coachIntentLines.my_numbers.noDrill, { drill: nameOf(id) }), ...bestOfAlike(id, context, say)];
  if (of === 'best') return row.bestResult === 0 ? [say(coachIntentLines.my_numbers.drillUncounted, valuesOf(row))] : bestWithDay(row, context, say);
  const best = row.bestResult === 0 ? [] : [say(coachPlayerStatisticsLines.bestNow, { best: row.bestResult })];
  if (of === 'last') return [say(row.lastResult === 0 ? coachPlayerStatisticsLines.lastUncounted : coachPlayerStatisticsLines.last, { ...valuesOf(row), when: onDay(row.lastDaysAgo, context.today) }), ...best];
  // Of the sessions that are known the first is not the first of all.
  const unknown = onlyLatest(context, say);
  if (unknown.length > 0) return unknown;
  return [say(row.firstResult === 0 ? coachPlayerStatisticsLines.firstUncounted : coachPlayerStatisticsLines.first, { ...valuesOf(row), when: onDay(row.firstDaysAgo, context.today) }), ...best];
}

/** The last practice of a skill, whichever drill of it that was. */
function lastOfSkill(skill: string, asking: Asked): Composed {
  const { context, say, category, not } = asking;
  const isOfSkill = drillsOfSkill(skill) ?? (() => true);
  const [latest] = context.drills.filter(({ drillId }) => isOfSkill(drillOf(drillId))).toSorted((a, b) => a.lastDaysAgo - b.lastDaysAgo);
  if (latest !== undefined) return withDrill(findDrill(latest.drillId), datedAnswer('last', latest.drillId, asking));
  return withDrill(drillsFor(context, { category, not, fits: isOfSkill })[0], [...onlyLatest(context, say), say(coachPlayerStatisticsLines.neverOfSkill, { skill: coachSkillNames[skill] ?? coachGrammar.thatSkill })]);
}

/** The number that beats the best of a drill; of no drill that is named, the best of the one done last. */
function toRecordAnswer(id: DrillId | null, { context, say, words }: Asked): Composed {
  const counted = context.drills.filter(({ bestResult }) => bestResult > 0).toSorted((a, b) => a.lastDaysAgo - b.lastDaysAgo);
  const row = id === null ? counted[0] : rowOf(context, id);
  if (row === undefined) return withDrill(id === null ? ownDrill(context, words) : findDrill(id), [...onlyLatest(context, say), id === null ? say(coachPlayerStatisticsLines.noRecordYet) : say(coachIntentLines.my_numbers.noDrill, { drill: nameOf(id) })]);
  if (row.bestResult === 0) return withDrill(findDrill(row.drillId), [say(coachIntentLines.my_numbers.drillUncounted, valuesOf(row))]);
  return withDrill(findDrill(row.drillId), [
    say(coachPlayerStatisticsLines.beatsBest, { ...valuesOf(row), next: row.bestResult + 1 }),
    ...(isAtBest(row) || row.lastResult === 0 ? [] : [say(coachPlayerStatisticsLines.fromLast, { last: row.lastResult, missing: row.bestResult + 1 - row.lastResult })]),
    ...(id === null ? [say(coachPlayerStatisticsLines.otherRecord)] : []),
  ]);
}

/** What a board counts, of the own sessions. */
const SPAN_OF_BOARD: Readonly<Record<BoardPeriod, TimeSpan>> = { daily: { kind: 'today' }, weekly: { kind: 'thisWeek' }, monthly: { kind: 'thisMonth' }, alltime: { kind: 'all' } };

type PlaceAsk = Extract<PlayerDataQuestion, { kind: 'place' }>;

function placeLines({ period, namesOther }: PlaceAsk, asking: Asked): string[] {
  const { context, say } = asking;
  const { place, hidden } = context;
  const board = coachBoards[period];
  if (hidden) return [say(coachPlayerStatisticsLines.placeHidden)];
  if (place === undefined || (place !== null && place.period !== period)) return [...(namesOther ? [] : [say(coachPlayerStatisticsLines.placeUnseen)]), ...countsAnswer({ kind: 'counts', measure: 'days', inHours: false, span: SPAN_OF_BOARD[period] }, asking)];
  if (place === null) return [asSentence(say(coachPlayerStatisticsLines.placeNone, { board }))];
  const { rank, total, days, gap } = place;
  if (total === 1) return [asSentence(say(coachPlayerStatisticsLines.placeAlone, { board, days }))];
  const toNext = gap === null ? say(coachPlayerStatisticsLines.placeFirst) : say(gap.unit === 'days' ? coachPlayerStatisticsLines.gapOfDays : coachPlayerStatisticsLines.gapOfDrills, { count: gap.count });
  return [asSentence(say(coachPlayerStatisticsLines.place, { board, rank, total, days })), toNext];
}

/** The own place and what is missing to the next one; of others nothing, whoever is named. */
function placeAnswer(ask: PlaceAsk, asking: Asked): Composed {
  const { context, say, not } = asking;
  const said = [...(ask.getsOn === true ? [say(coachPlayerStatisticsLines.boardGetsOn)] : []), ...(ask.namesOther ? [say(coachPlayerStatisticsLines.onlyOwn)] : []), ...placeLines(ask, asking)];
  return ask.wantsDrill ? withDrill(ownDrill(context, asking.words, not), [...said, say(coachPlayerStatisticsLines.boardCounts)]) : only(...said);
}

function drillOfLength(skill: string, minutes: number, { context, say, foot, not, category }: Asked): Composed {
  const isOfSkill = drillsOfSkill(skill) ?? (() => true);
  const wish = { category, not };
  const drill = drillsFor(context, { ...wish, fits: (one) => isOfSkill(one) && suitsFoot(foot, context)(one) })[0] ?? drillsFor(context, wish)[0];
  if (drill === undefined) return only(say(coachIntentLines.improve_skill.general));
  const row = rowOf(context, drill.id);
  return withDrill(
    drill,
    [
      say(coachPlayerStatisticsLines.drillOfLength, { minutes, skill: coachSkillNames[skill] ?? coachGrammar.thatSkill, drill: nameOf(drill.id) }),
      say(coachIntentLines.drill_technique.point, { point: pointsFor(drill, foot)[0] ?? '' }),
      ...(row === undefined ? [] : nextToBest(row, context, say)),
    ],
    minutes,
  );
}

function drillList(skill: string, { context, say, category, not }: Asked): Composed {
  const isOfSkill = drillsOfSkill(skill) ?? (() => true);
  const list = drillCatalogue.filter((drill) => isOfSkill(drill) && !not.includes(drill.id)).toSorted((a, b) => a.level - b.level);
  const first = drillsFor(context, { category, not, fits: isOfSkill });
  const names = list.slice(0, MOST_OF_LIST).map(({ id, level }) => filled(coachGrammar.drillOfLevel, { drill: nameOf(id), level }));
  const line = skill === 'weak_foot' ? coachPlayerStatisticsLines.drillListWeakFoot : coachPlayerStatisticsLines.drillList;
  return { ...withDrill(first[0], [say(line, { skill: coachSkillNames[skill] ?? coachGrammar.thatSkill, list: listed(names) })]), drills: first.slice(0, MOST_OPENED).map(({ id }) => id), listed: list.slice(0, MOST_OF_LIST).map(({ id }) => id) };
}

/** The answer to an exact question. */
export function playerDataAnswer(ask: PlayerDataQuestion, asking: Asked): Composed {
  const { context } = asking;
  switch (ask.kind) {
    case 'counts': {
      // Who counts gets the number and nothing else.
      const answer = only(...countsAnswer(ask, asking));
      return countsAll(asking) ? tellingOf(ask.span, answer) : answer;
    }
    case 'dayList':
      return withDrill(ownDrill(context, asking.words), dayListAnswer(ask.span, asking));
    case 'dated':
      return withDrill(findDrill(ask.drillId), datedAnswer(ask.of, ask.drillId, asking));
    case 'bestIn':
      return withDrill(findDrill(ask.drillId), bestInAnswer(ask, asking));
    case 'howHard': {
      const drill = drillOf(ask.drillId ?? asking.answerBefore()?.drills[0] ?? ownDrill(context, asking.words).id);
      return withDrill(drill, [drillHardness(drill, ask.asksWhether, asking)]);
    }
    case 'toRecord':
      return toRecordAnswer(ask.drillId, asking);
    case 'mostDone':
      return withDrill(ownDrill(context, asking.words), mostDoneAnswer(ask.span, asking));
    case 'place':
      return placeAnswer(ask, asking);
    case 'case':
      return enoughStreakOrMatchAnswer(ask.case, asking);
    case 'where':
      return only(coachAppDirections[ask.place]);
    case 'practiceTotal':
      return practiceTotalAnswer(ask.practiceTotal, asking);
    case 'tokens':
      return only(packsLine(context, asking.say, coachPlayerStatisticsLines.tokens, coachPlayerStatisticsLines.tokensTooFew));
    case 'stretches':
      return comparedTimeSpansAnswer(ask.stretches, asking);
    case 'months':
      return only(...monthsAnswer(asking));
    case 'personal':
      return personalQuestionAnswer(ask.personal, asking);
    case 'parentOrTrainer':
      return answerToParentOrTrainer(ask.parentOrTrainer, asking);
    case 'resultGoal':
      return resultGoalAnswer(ask.goal, asking);
    case 'chat':
      return only(asking.say(coachSmallTalkLines[ask.chat]));
    case 'calendar':
      return only(...calendarAnswer(ask.calendar, asking));
    case 'trial':
      return trialAnswer(ask.trial, asking);
    case 'mealBefore':
      return mealBefore(ask.kickoff, asking);
    case 'lastOfSkill':
      return lastOfSkill(ask.skill, asking);
    case 'drillOfLength':
      return drillOfLength(ask.skill, ask.minutes, asking);
    case 'drillList':
      break;
  }
  return drillList(ask.skill, asking);
}
