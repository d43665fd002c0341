import { drillOf, findDrill, PACK_COST, suggestedMinutes, type DrillId } from '@touchline/domain';
import { coachLinesForParentsAndTrainers as lines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { Understood } from '../intents/read-question.ts';
import type { ParentOrTrainerQuestion } from '../question-parts/parent-or-trainer-question.ts';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { groupAnswer, TEACHES } from './training-group-answer.ts';
import { partsOnSkill, skillOfGroup, warmUpFor } from './session-on-skill.ts';
import { nextGoal } from './next-goal.ts';
import { rowOf } from './own-statistics-text.ts';
import { listed, nameOf, weekdayName, asSentence } from './phrasing.ts';

/** An ask with all that its answer is made of. */
interface AdultAsking extends Asked {
  readonly ask: ParentOrTrainerQuestion;
  readonly values: { readonly age: number; readonly from: number; readonly to: number; readonly child: string };
}

/** Who asks without an age is told what suits this one. */
const MIDDLE_AGE = 10;
const DAYS_OF_FOUR_WEEKS = 28;
const WEEKS = 4;
/** Days of practice in a week, at least and at most. */
const FEWEST_DAYS = 3;
const MOST_DAYS = 5;
const OF_GRANDCHILD = /\b(?:grand(?:son|daughter|child|children|kids?|ma|pa|mother|father|dad)|nan|granny|enkel\w*|oma|opa|gross(?:mutter|vater))\b/;

/** Whether a grandparent writes, by the words of the talk. */
const isOfGrandchild = (turn: Understood | null): boolean => turn !== null && (OF_GRANDCHILD.test(turn.words.join(' ')) || isOfGrandchild(turn.before));

/** The age that an ask names, or one before it in the talk. */
function ageOf(turn: Understood | null): number | null {
  if (turn === null) return null;
  return (turn.ask?.kind === 'parentOrTrainer' ? turn.ask.parentOrTrainer.age : null) ?? ageOf(turn.before);
}

/** The days with team training that an ask names, or one before it in the talk. */
function teamDaysOf(turn: Understood | null): readonly number[] {
  if (turn === null) return [];
  const days = turn.ask?.kind === 'parentOrTrainer' ? turn.ask.parentOrTrainer.days : [];
  return days.length > 0 ? days : teamDaysOf(turn.before);
}

const daysText = (days: readonly number[]): string => listed(days.map(weekdayName));

/** How much is right at an age, with the days of team training that are named. */
function amountForAge({ ask, say, values, asked }: AdultAsking): Composed {
  const days = teamDaysOf(asked);
  const team = days.length > 0 ? [say(lines.amountDays, { ...values, days: daysText(days) })] : ask.teamTimes === null || ask.teamTimes < 2 ? [] : [say(lines.amountTeam, { ...values, times: ask.teamTimes })];
  return only(say(lines.amount, values), ...team, say(lines.amountFree));
}

/** The own minutes of the last four weeks, beside what suits the age. */
function amountNow({ context, say, values }: AdultAsking): Composed {
  const recent = context.sessions.filter(({ daysAgo }) => daysAgo < DAYS_OF_FOUR_WEEKS);
  const range = { ...values, low: values.from * FEWEST_DAYS, high: values.to * MOST_DAYS };
  if (recent.length === 0) return only(say(lines.amountNothing, range), say(lines.teamCounts));
  const minutes = recent.reduce((sum, one) => sum + one.minutes, 0);
  const weekly = Math.round(minutes / WEEKS);
  const verdict = weekly < range.low ? lines.isLess : weekly > range.high ? lines.isMuch : lines.isRight;
  return only(say(lines.amountNow, { ...range, minutes, weekly, days: new Set(recent.map(({ daysAgo }) => daysAgo)).size }), say(verdict, range), say(lines.teamCounts));
}

const STEP = 5;
/** Shares of a session for arriving, the ball and the duels; the rest is the game. */
const SHARES = [1 / 6, 1 / 4, 1 / 4] as const;
const SHORTEST_SESSION = 30;
const LONGEST_SESSION = 120;
const YOUNG_UNTIL = 8;
const OLDER_FROM = 11;
const MOST_ON_A_SIDE = 5;
const FEWEST_ON_A_SIDE = 2;
/** Two pitches of two sides. */
const TEAMS = 4;

/** A session for a group: its parts by minutes, the sides by how many there are, or by their age. */
function sessionPlan({ ask, say, values }: AdultAsking): Composed {
  const minutes = Math.min(LONGEST_SESSION, Math.max(SHORTEST_SESSION, ask.minutes ?? 60));
  const [arrive = STEP, ball = STEP, duel = STEP] = SHARES.map((share) => Math.max(STEP, Math.round((minutes * share) / STEP) * STEP));
  const byAge = values.age <= YOUNG_UNTIL ? 3 : values.age < OLDER_FROM ? 4 : MOST_ON_A_SIDE;
  const each = ask.players === null ? byAge : Math.max(FEWEST_ON_A_SIDE, Math.min(MOST_ON_A_SIDE, Math.floor(ask.players / TEAMS)));
  const group = ask.players === null ? '' : say(lines.sessionGroup, { players: ask.players });
  const more = ask.age === null ? [] : values.age <= YOUNG_UNTIL ? [say(lines.sessionYoung)] : values.age >= OLDER_FROM ? [say(lines.sessionOlder)] : [];
  const parts = partsOnSkill(ask.skill, say);
  const shares = { minutes, group, arrive, ball, duel, game: minutes - arrive - ball - duel, sides: `${each} : ${each}` };
  if (parts !== null) return only(say(lines.sessionOnSkill, { ...shares, ...parts }), ...more);
  return only(say(lines.sessionPlan, shares), ...more);
}

/** A rough guide of clean passes in a row, up to each age. */
const IN_A_ROW: readonly (readonly [upTo: number, from: number, to: number])[] = [[8, 5, 10], [10, 10, 20], [12, 20, 30], [99, 30, 50]];

function passesInRow({ context, say, values, asked, answerBefore }: AdultAsking): Composed {
  const [, from, to] = IN_A_ROW.find(([upTo]) => values.age <= upTo) ?? [0, 10, 20];
  const spoken = asked.drillId ?? answerBefore()?.drills[0] ?? null;
  const id: DrillId | null = asked.skill === 'juggling' ? 'juggling' : spoken;
  const row = id === null ? undefined : (rowOf(context, id) ?? (drillOf(id).category === 'passing' ? rowOf(context, 'wall_passes') : undefined));
  const own = row === undefined || row.bestResult === 0 ? say(lines.passesNoOwn) : say(lines.passesOwn, { drill: nameOf(row.drillId), best: row.bestResult, next: nextGoal(row.bestResult) });
  return only(say(lines.passesInRow, { ...values, from, to }), own);
}

/** Of the drills with a number the two done last get a goal. */
const MOST_GOALS = 2;
/** Days of practice in a month, three in a week. */
const DAYS_OF_MONTH = 12;

function monthGoals({ context, say, values }: AdultAsking): Composed {
  const rows = context.drills.filter(({ bestResult, drillId }) => bestResult > 0 && drillId !== 'recovery').toSorted((a, b) => a.lastDaysAgo - b.lastDaysAgo).slice(0, MOST_GOALS);
  const list = [
    ...(rows.length === 0 ? [say(lines.monthFirst)] : rows.map((row) => say(lines.monthDrill, { drill: nameOf(row.drillId), best: row.bestResult, next: nextGoal(row.bestResult) }))),
    say(lines.monthDays, { ...values, days: DAYS_OF_MONTH }),
    ...(rows.length < MOST_GOALS ? [say(lines.monthFoot)] : []),
  ];
  return withDrill(findDrill(rows[0]?.drillId ?? 'toe_taps'), [`${say(lines.monthGoals)}\n${list.map((one) => `• ${asSentence(one)}`).join('\n')}\n`, say(lines.monthWrite)]);
}

/** Makers count the length of a hand in centimeters down to their sizes. */
const GLOVE_OFFSET = 10;
const SMALLEST_GLOVE = 3;
const LARGEST_GLOVE = 11;

function gloveSize({ ask, say }: AdultAsking): Composed {
  const centimeters = ask.centimeters ?? 16;
  return only(say(lines.gloveSize, { centimeters, size: Math.min(LARGEST_GLOVE, Math.max(SMALLEST_GLOVE, centimeters - GLOVE_OFFSET)) }));
}

const OF_SIZE = /\b(?:small|short|little|tall|klein|gross)\b/;
const OF_SCHOOL = /\b(?:pe|p e|gym class|school\w*|lessons?|\w*schul\w*|sportunterricht|unterricht\w*)\b/;
/** The room in front of the toes, and how many sizes (European ones are two thirds of a centimeter) a centimeter is. */
const SHOE_ROOM = 1.5;
const SIZES_OF_CENTIMETER = 1.5;

/** The answer to what a parent, a grandparent or a trainer asks. */
export function answerToParentOrTrainer(ask: ParentOrTrainerQuestion, asked: Asked): Composed {
  const { context, say } = asked;
  const age = ageOf(asked.asked) ?? context.age ?? MIDDLE_AGE;
  const values = { age, ...suggestedMinutes(age), child: say(isOfGrandchild(asked.asked) ? lines.grandchild : lines.child) };
  const asking: AdultAsking = { ...asked, ask, values };
  // A sentence may begin with whom it is of.
  const told = (ways: readonly string[], more: Readonly<Record<string, string | number>> = {}): string => say(ways, { ...values, ...more }).replace(/(^|[.!?\n] ?)(your (?:grand)?child)/g, (_, before: string, child: string) => `${before}${asSentence(child)}`);
  switch (ask.of) {
    case 'amountForAge':
      return amountForAge(asking);
    case 'amountNow':
      return amountNow(asking);
    case 'restOnTeamDays': {
      const days = teamDaysOf(asked.asked);
      return only(days.length === 0 ? told(lines.restYesAny) : told(lines.restYes, { days: daysText(days) }));
    }
    case 'schoolSport':
      return only(told(OF_SCHOOL.test(asked.words.join(' ')) ? lines.schoolSport : lines.otherSport), told(lines.schoolSportMost));
    case 'sessionPlan':
      return sessionPlan(asking);
    case 'passesInRow':
      return passesInRow(asking);
    case 'monthGoals':
      return monthGoals(asking);
    case 'gloveSize':
      return gloveSize(asking);
    case 'whoWrites':
      return only(told(lines.whoWrites), told(context.hidden ? lines.hiddenNow : lines.shownNow));
    case 'beeSwarm':
      return only(say(coachTopics.parentBeeSwarm));
    case 'keeperWish':
      return only(say(coachTopics.parentKeeperSoYoung), ...(OF_SIZE.test(asked.asked.words.join(' ')) ? [told(lines.smallKeeper)] : []));
    case 'teachSkill':
      return only(told(lines.teachFirst), told(lines[TEACHES[ask.skill ?? 'passing']]));
    case 'loudParents':
      return only(say(coachTopics.parentShoutsFromLine));
    case 'shoes':
      return only(...(ask.centimeters === null ? [] : [say(lines.shoeSize, { centimeters: ask.centimeters, size: Math.round((ask.centimeters + SHOE_ROOM) * SIZES_OF_CENTIMETER) })]), told(lines.shoes));
    case 'whoReads':
      return only(say(coachTopics.childTalkSeen));
    case 'gamblingPacks':
      return only(told(lines.gamblingPacks, { cost: PACK_COST }));
    case 'weakFootHelp':
      return withDrill(findDrill('weak_foot'), [told(lines.weakFootHelp)]);
    case 'groupDrill':
    case 'groupGame':
    case 'groupLength':
    case 'groupRain':
    case 'groupTold':
      return groupAnswer(ask.of, ask, asked.asked, say);
    case 'warmUpGame':
      return only(told(warmUpFor(skillOfGroup(asked.asked))));
    case 'mixedLevels':
    case 'playTogether':
    case 'praise':
    case 'stickAtIt':
    case 'downOnItself':
    case 'whomAtClub':
    case 'whoFilms':
    case 'playersDoNotPass':
    case 'playersMotivation':
      break;
  }
  return only(told(lines[ask.of]));
}
