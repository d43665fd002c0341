import { addDays, findDrill, PACK_COST, packOdds, sessionRewards, suggestedMinutes, type Drill, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachChallengeAndSumLines as lines } from '@touchline/messages/coach-lines';
import { categoryOf } from '../intents/find-drill-and-skill.ts';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import type { ChallengeOrSum } from '../question-parts/challenge-and-sum-question-types.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor, isRecoveryDue, nextDrill, upTo } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { lastDrillOfTalk } from './last-turns-and-their-drills.ts';
import { bestSessionOn, rowOf } from './own-statistics-text.ts';
import { dateOf, filled, labelOf, listed, nameOf } from './phrasing.ts';
import { sessionsOf } from './practice-counts-answer.ts';
import { resultGoalAnswer } from './result-goal-answer.ts';

type Of<Name extends ChallengeOrSum['of']> = Extract<ChallengeOrSum, { readonly of: Name }>;

/** The own records that can be a challenge, those of the latest practice first. */
const recordsOf = ({ drills }: PlayerContext): readonly DrillSummary[] =>
  drills.filter(({ bestResult, drillId }) => bestResult > 0 && drillId !== 'recovery').toSorted((a, b) => a.lastDaysAgo - b.lastDaysAgo || a.bestDaysAgo - b.bestDaysAgo);

/** The record that a challenge of the talk is about, and the minutes in which it was reached; null where nothing was counted. */
function recordAt(at: number, context: PlayerContext): { readonly row: DrillSummary; readonly minutes: number } | null {
  const records = recordsOf(context);
  const row = records[at % Math.max(1, records.length)];
  if (row === undefined) return null;
  const session = context.sessions.find(({ drillId, result, resultCounts = true }) => drillId === row.drillId && resultCounts && result === row.bestResult);
  return { row, minutes: session?.minutes ?? MINUTES };
}

function challenge({ at }: Of<'challenge'>, { context, say }: Asked): Composed {
  const record = recordAt(at, context);
  if (record === null || isRecoveryDue(context)) {
    const { drill } = nextDrill(context);
    return withDrill(drill, [say(lines.challengeFirst, { label: labelOf(drill.id), drill: nameOf(drill.id), minutes: MINUTES })]);
  }
  const { row, minutes } = record;
  return withDrill(findDrill(row.drillId), [say(lines.challenge, { best: row.bestResult, goal: row.bestResult + 1, label: labelOf(row.drillId), drill: nameOf(row.drillId), minutes })], minutes);
}

function challengeReward({ at }: Of<'challengeReward'>, { context, say }: Asked): Composed {
  const record = recordAt(at, context);
  const result = (record?.row.bestResult ?? 0) + 1;
  const minutes = record?.minutes ?? MINUTES;
  const drill = record === null ? upTo(context) : findDrill(record.row.drillId);
  const { tokensEarned: tokens, experienceGained: experience } = sessionRewards({ result, durationMinutes: minutes });
  return withDrill(drill, [say(lines.challengeReward, { result, minutes, tokens, experience, drill: nameOf(drill?.id ?? 'juggling') })], minutes);
}

/** From so many missing minutes on it is said that they need not be done at once. */
const MANY_MINUTES = 25;

function minutesTo({ number, isBeaten }: Of<'minutesTo'>, { context, say }: Asked): Composed {
  const own = sessionsOf({ kind: 'thisWeek' }, context).found.reduce((sum, { minutes }) => sum + minutes, 0);
  const goal = isBeaten ? number + 1 : number;
  const missing = goal - own;
  if (missing <= 0) return only(say(lines.minutesAhead, { own, number }));
  const told = say(isBeaten ? lines.minutesToBeat : lines.minutesToReach, { own, number, goal, missing });
  return only(told, ...(missing > MANY_MINUTES ? [say(lines.minutesMany, { ...suggestedMinutes(context.age) })] : []));
}

function packs({ packs: count, rarity }: Of<'packs'>, { say }: Asked): Composed {
  const percent = packOdds().rarities.find((one) => one.rarity === rarity)?.percent ?? 0;
  const expected = Math.round((count * percent) / 100);
  const values = { packs: count, percent: Math.round(percent * 10) / 10, count: expected, cost: count * PACK_COST, rarity: lines.rarities[rarity] };
  return only(say(expected < 1 ? lines.packsExpectedFew : expected === 1 ? lines.packsExpectedOne : lines.packsExpected, values));
}

function sessions({ many, minutes, longMinutes }: Of<'sessions'>, { say }: Asked): Composed {
  const short = sessionRewards({ result: 0, durationMinutes: minutes });
  const long = sessionRewards({ result: 0, durationMinutes: longMinutes });
  const values = { many, manyMinutes: minutes, manyTokens: many * short.tokensEarned, manyExperience: many * short.experienceGained, fewMinutes: longMinutes, fewTokens: long.tokensEarned, fewExperience: long.experienceGained };
  return only(say(lines.sessionsCompared, values), say(lines.sessionsComparedLoad));
}

function lastSaved({ drillId }: Of<'lastSaved'>, asking: Asked): Composed {
  const { context, say } = asking;
  const id = drillId ?? lastDrillOfTalk(asking) ?? upTo(context).id;
  // Of a drill that was only offered, the one of its kind is meant that was done last.
  const row = rowOf(context, id) ?? context.drills.filter((one) => findDrill(one.drillId)?.category === findDrill(id)?.category).toSorted((a, b) => a.lastDaysAgo - b.lastDaysAgo)[0];
  if (row === undefined || (drillId !== null && row.drillId !== drillId)) return only(say(lines.neverSaved, { drill: nameOf(id) }));
  const days = row.lastDaysAgo;
  return only(say(days === 0 ? lines.lastSavedToday : lines.lastSaved, { drill: nameOf(row.drillId), days, date: dateOf(addDays(context.today, -days), context.today) }));
}

/** How far a drill has grown from its first result, as it is said. */
function grownText({ growth }: DrillSummary): string {
  const percent = Math.round(Math.abs(growth) * 100);
  return percent === 0 ? lines.grownSame : filled(growth > 0 ? lines.grownMore : lines.grownLess, { percent });
}
/** What the latest results are on average. */
const nowOf = ({ firstResult, lastResult, growth }: DrillSummary): number => (firstResult === 0 ? lastResult : Math.round(firstResult * (1 + growth)));

function bestAndWorst({ isWhy }: Of<'bestAndWorst'>, { context, say }: Asked): Composed {
  const { strongest: best, weakest: worst } = context;
  if (best === null || worst === null) return only(say(lines.bestAndWorstUnknown));
  const values = { best: nameOf(best.drillId), bestFirst: best.firstResult, bestNow: nowOf(best), bestGrown: grownText(best), worst: nameOf(worst.drillId), worstFirst: worst.firstResult, worstNow: nowOf(worst), worstGrown: grownText(worst) };
  return withDrill(findDrill(worst.drillId), [say(isWhy ? lines.whyWorst : lines.bestAndWorst, values)]);
}

const withMinutes = (id: DrillId, minutes: number): string => filled(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes });

/** Drills above what suits the player are only offered where a skill has too few others, and no harder ones than this. */
const HARDEST_BESIDE = 3;

/** So many drills of a kind; where none is named, each of another one. */
function severalOf(count: number, category: Drill['category'] | null, context: PlayerContext, not: readonly DrillId[]): readonly Drill[] {
  const suitable = drillsFor(context, { category, not });
  if (category === null) return suitable.filter((drill, at) => suitable.findIndex((one) => one.category === drill.category) === at).slice(0, count);
  const more = drillsFor(context, { category, not: [...not, ...suitable.map(({ id }) => id)], maxLevel: HARDEST_BESIDE, onlyWithin: true });
  return [...suitable, ...more].slice(0, count);
}

function drills({ count, minutes, skill }: Of<'drills'>, { context, say, not }: Asked): Composed {
  const category = skill === null ? null : categoryOf(skill);
  const found = severalOf(count, category, context, not);
  const first = found[0];
  if (first === undefined) return withDrill(upTo(context), []);
  const each = Math.max(1, Math.floor(minutes / found.length));
  // What is left over goes to the first.
  const list = listed(found.map(({ id }, at) => withMinutes(id, at === 0 ? minutes - each * (found.length - 1) : each)));
  return { said: [say(lines.severalDrills, { minutes, list }), ...(found.length > 1 ? [say(lines.severalDrillsMore)] : [])], drills: found.map(({ id }) => id), minutes: minutes - each * (found.length - 1) };
}

/** From so many minutes on a day has room for two drills. */
const TWO_DRILLS_FROM = 8;

function minutesADay({ minutes }: Of<'minutesADay'>, { context, say, not }: Asked): Composed {
  const line = minutes < TWO_DRILLS_FROM ? lines.fewMinutesADay : lines.minutesADay;
  return withDrill(upTo(context, not), [say(line, { minutes, half: Math.floor(minutes / 2) })], minutes < TWO_DRILLS_FROM ? minutes : Math.floor(minutes / 2));
}

/** Metres of a side of a small yard. */
const SMALL_SIDE = 3;
const MOST_WITHOUT = 2;

function withoutCones({ isSmall, isOfCones }: Of<'withoutCones'>, { context, say, not }: Asked): Composed {
  const fits = ({ equipment, space }: Drill): boolean => equipment.cones === 0 && equipment.balls > 0 && !equipment.wall && (!isSmall || (space.width <= SMALL_SIDE && space.length <= SMALL_SIDE));
  const found = drillsFor(context, { fits, not }).slice(0, MOST_WITHOUT);
  const list = listed(found.map(({ id }) => nameOf(id)));
  const line = isOfCones ? (isSmall ? lines.noConesLittleRoom : lines.noCones) : lines.littleRoom;
  return { said: [say(line, { list })], drills: found.map(({ id }) => id), minutes: MINUTES };
}

const rateOf = ({ result, minutes }: { readonly result: number; readonly minutes: number }): number => Math.round((result / Math.max(1, minutes)) * 10) / 10;

function dayBefore({ drillId, isJudged }: Of<'dayBefore'>, asking: Asked): Composed {
  const { context, say } = asking;
  const [now, before] = [bestSessionOn(0, drillId, context), bestSessionOn(1, drillId, context)];
  if (now === null || before === null) return resultGoalAnswer({ of: 'twoDays', drillId }, asking);
  const count = Math.abs(now.result - before.result);
  const difference = count === 0 ? lines.dayAsMany : filled(now.result > before.result ? lines.dayMore : lines.dayFewer, { count });
  const [rate, rateBefore] = [rateOf(now), rateOf(before)];
  const isWorse = now.result < before.result && rate < rateBefore;
  const told = say(lines.dayBefore, { drill: nameOf(drillId), now: now.result, minutes: now.minutes, before: before.result, minutesBefore: before.minutes, difference });
  const perMinute = now.minutes === before.minutes ? [] : [say(rate > rateBefore ? lines.dayRateMore : lines.dayRate, { rate, rateBefore })];
  return only(...(isJudged ? [say(isWorse ? lines.dayWorse : lines.dayNotWorse)] : []), told, ...perMinute);
}

type AnswerTo = { readonly [Name in ChallengeOrSum['of']]: (asked: Of<Name>, asking: Asked) => Composed };
const answers: AnswerTo = { challenge, challengeReward, minutesTo, packs, sessions, lastSaved, bestAndWorst, drills, minutesADay, withoutCones, dayBefore };

/** A challenge from the own records, or a small sum of the own numbers and the rules. */
export function challengeOrSumAnswer({ asked }: Extract<DialogueAct, { readonly kind: 'challengeOrSum' }>, asking: Asked): Composed {
  // The row of a name takes what is asked by that name, which the compiler cannot see of one that it does not know.
  const answer = answers[asked.of] as (of: ChallengeOrSum, with_: Asked) => Composed;
  return answer(asked, asking);
}
