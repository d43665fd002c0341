import { findDrill, sessionRewards, streakBadgeDays, streakGoal } from '@touchline/domain';
import { coachPracticeAmountRulesAndTrainingLines, coachPlayerStatisticsLines, coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { upTo } from '../choose-drill.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { judgedNumberMatchOrDrillPurposeAnswer } from '../judged-number-match-and-drill-purpose-answer.ts';
import { playerDataAnswer } from '../player-data-answer.ts';
import { nextBadges, streakAnswer } from '../own-statistics-text.ts';
import { listed } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

/** XP of a session of ten minutes without a counted number. */
const EXPERIENCE_OF_TEN = sessionRewards({ result: 0, durationMinutes: 10 }).experienceGained;

/** Somebody else has more: the own way counts, and how it goes on. */
const withOwnWay = (answer: (asking: Asked) => Composed) => (asking: Asked): Composed => {
  const own = answer(asking);
  return { ...own, said: [asking.say(lines.ownWay), ...own.said] };
};
const nextBadge = (asking: Asked): Composed => only(nextBadges(asking.context, asking.say), ...streakGoalLine(asking));

function levelFaster({ context, say }: Asked): Composed {
  const { experienceToNextLevel: toNext } = context;
  return withDrill(upTo(context), [say(lines.levelFaster, { toNext, experience: EXPERIENCE_OF_TEN, sessions: Math.max(1, Math.ceil(toNext / EXPERIENCE_OF_TEN)) })]);
}

const fixed = (topic: CoachTopic) => (asking: Asked): Composed => ofTopic(topic, asking);
const levelGets = ({ say }: Asked): Composed => only(say(lines.levelGets));
const levelStands = ({ context, say }: Asked): Composed => only(say(coachTopics.levelOnly, { level: context.level, toNext: context.experienceToNextLevel }));
const levelIs = (asking: Asked): Composed => judgedNumberMatchOrDrillPurposeAnswer({ of: 'levelJudged' }, asking);

/** What is said to a turn that asks something of the level and XP. */
export const onLevel: Readonly<Record<TurnOn<'level'>, (asking: Asked) => Composed>> = {
  earnFaster: levelFaster,
  improveIt: levelFaster,
  howGoes: levelFaster,
  practiseThat: levelFaster,
  howLong: levelFaster,
  untilGood: levelFaster,
  howManyNeed: levelStands,
  whatGet: levelGets,
  why: fixed('levelMeaning'),
  isGood: levelIs,
  isBad: levelIs,
  howManySessions: levelFaster,
  reachNumber: levelFaster,
  untilNumber: levelFaster,
  aheadOfMe: withOwnWay(levelFaster),
  nextBadge,
  whatNeed: levelFaster,
};

const tokensFaster = ({ context, say }: Asked): Composed => withDrill(upTo(context), [say(lines.tokensFaster)]);
const packsNow = (asking: Asked): Composed => playerDataAnswer({ kind: 'tokens' }, asking);

/** What is said to a turn that asks something of tokens and packs. */
export const onTokens: Readonly<Record<TurnOn<'tokens'>, (asking: Asked) => Composed>> = {
  earnFaster: tokensFaster,
  improveIt: tokensFaster,
  howGoes: tokensFaster,
  practiseThat: tokensFaster,
  howManyHave: packsNow,
  howManyNeed: packsNow,
  whatGet: fixed('tokensFor'),
  why: fixed('tokensFor'),
  whatInside: fixed('cardsGet'),
  aheadOfMe: withOwnWay(tokensFaster),
  howManySessions: tokensFaster,
  nextBadge,
  costs: ({ context, say }) => only(say(coachTopics.cost, { tokens: context.tokens })),
};

function streakKeep({ context, say }: Asked): Composed {
  const isDone = context.lastDaysAgo === 0;
  return { ...(isDone ? only() : withDrill(upTo(context), [])), said: [say(lines.streakKeep), say(isDone ? coachPlayerStatisticsLines.streakSafe : coachPracticeAmountRulesAndTrainingLines.streakOpen)] };
}
/** How far it is to the next goal of the streak; nothing where all are reached. */
function streakGoalLine({ context, say }: Asked): string[] {
  const goal = streakGoal(context.currentStreak, context.bestStreak);
  return goal === null ? [] : [say(coachPracticeAmountRulesAndTrainingLines.streakGoal, { goal: goal.goal, streak: context.currentStreak, left: goal.left })];
}
function streakGets(asking: Asked): Composed {
  return only(asking.say(lines.streakGets, { days: listed(streakBadgeDays.map(String)) }), ...streakGoalLine(asking));
}
const streakNow = ({ context, say }: Asked): Composed => only(streakAnswer(context, say));
const streakIs = (asking: Asked): Composed => judgedNumberMatchOrDrillPurposeAnswer({ of: 'streakJudged' }, asking);

/** What is said to a turn that asks something of the streak. */
export const onStreak: Readonly<Record<TurnOn<'streak'>, (asking: Asked) => Composed>> = {
  keepIt: streakKeep,
  improveIt: streakKeep,
  howGoes: streakKeep,
  howLong: (asking) => only(streakAnswer(asking.context, asking.say), asking.say(lines.streakKeep)),
  practiseThat: streakKeep,
  missDay: fixed('streakRule'),
  howManyHave: streakNow,
  whatGet: streakGets,
  why: streakGets,
  isGood: streakIs,
  isBad: streakIs,
  restDay: ({ say }) => withDrill(findDrill('recovery'), [say(lines.streakRest)]),
  nextBadge: streakGets,
  aheadOfMe: withOwnWay(streakKeep),
  reachNumber: streakGets,
  howManySessions: streakKeep,
};

/** How to stand higher: with the own place and the gap to the next one where they are known. */
function climb(asking: Asked): Composed {
  const { place } = asking.context;
  return place === undefined || place === null ? ofTopic('climbBoard', asking) : playerDataAnswer({ kind: 'place', period: place.period, namesOther: false, wantsDrill: true }, asking);
}

/** What is said to a turn that asks something of the board. */
export const onBoard: Readonly<Record<TurnOn<'board'>, (asking: Asked) => Composed>> = {
  improveIt: climb,
  earnFaster: climb,
  howGoes: climb,
  practiseThat: climb,
  reachNumber: climb,
  aheadOfMe: fixed('boardNotXp'),
  why: climb,
  whatNeed: climb,
  howManyNeed: climb,
  howManySessions: climb,
  whoIsFirst: ({ say }) => only(say(lines.boardOthers)),
  whatGet: ({ say }) => only(say(lines.boardGets)),
};
