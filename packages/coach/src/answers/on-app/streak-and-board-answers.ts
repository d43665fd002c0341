import { streakGoal, weekday } from '@touchline/domain';
import { coachAppTalkLines as lines, coachPracticeAmountRulesAndTrainingLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { AskOn } from '../../app-talk/asks-on-thing.ts';
import { only, type Composed } from '../composed-answer.ts';
import { onBoard, onStreak } from '../on-subject/xp-token-streak-and-board-answers.ts';
import { enoughStreakOrMatchAnswer } from '../enough-streak-and-match-answer.ts';
import { streakAnswer, streakLine } from '../own-statistics-text.ts';
import { line, ofOthers, ofOthersOnBoard, topic, type AppAnswer, type AppAsked } from './shared-app-answers.ts';

/** Whether today is saved already, or still open. */
const today = ({ context, say }: AppAsked): string => say(context.lastDaysAgo === 0 ? coachPlayerStatisticsLines.streakSafe : coachPracticeAmountRulesAndTrainingLines.streakOpen);
const withToday = (name: 'streakMinimum' | 'streakUntil' | 'streakLonger'): AppAnswer => (asking) => only(asking.say(lines[name]), today(asking));

function streakBack({ context, say }: AppAsked): Composed {
  const { currentStreak: streak, bestStreak: best } = context;
  return only(...(streak > 0 ? [say(lines.streakRuns, { streak })] : []), say(lines.streakBack, { best }));
}
function streakGoalNow(asking: AppAsked): Composed {
  const { context, say } = asking;
  const goal = streakGoal(context.currentStreak, context.bestStreak);
  return goal === null ? onStreak.whatGet(asking) : only(say(coachPracticeAmountRulesAndTrainingLines.streakGoal, { goal: goal.goal, streak: context.currentStreak, left: goal.left }));
}

/** What is said to what is asked of the streak. */
export const ofStreak: Readonly<Record<AskOn<'streak'>, AppAnswer>> = {
  getBack: streakBack,
  costs: streakBack,
  lostIt: (asking) => enoughStreakOrMatchAnswer({ of: 'streakGone' }, asking),
  longest: ({ context, say }) => only(say(coachTopics.streakLongest, { bestStreak: context.bestStreak }), streakLine(context, say)),
  missDay: onStreak.missDay,
  ill: (asking) => enoughStreakOrMatchAnswer({ of: 'streakIll' }, asking),
  away: (asking) => enoughStreakOrMatchAnswer({ of: 'streakAway' }, asking),
  offline: (asking) => enoughStreakOrMatchAnswer({ of: 'streakAway' }, asking),
  howMuchToday: withToday('streakMinimum'),
  untilWhen: withToday('streakUntil'),
  longerPays: withToday('streakLonger'),
  keepIt: onStreak.keepIt,
  howGoes: onStreak.howGoes,
  earnFaster: onStreak.keepIt,
  loseIt: line('streakStays'),
  whatGet: onStreak.whatGet,
  whatFor: onStreak.why,
  whatCounts: line('streakCounts'),
  ofFriend: ofOthers,
  aheadOfMe: onStreak.aheadOfMe,
  howManyHave: ({ context, say }) => only(streakAnswer(context, say)),
  whoSees: line('streakUnseen'),
  reachNumber: streakGoalNow,
  isGood: onStreak.isGood,
  isBad: onStreak.isBad,
};

/** Days with practice on this week's board, which begins on Sunday. */
const daysThisWeek = ({ context }: AppAsked): number => new Set(context.sessions.filter(({ daysAgo }) => daysAgo <= weekday(context.today)).map(({ daysAgo }) => daysAgo)).size;

/** Why one is not seen on the board, as a question of enough, streak and match has it. */
function whyNotThere(asking: AppAsked): Composed {
  const { context, say } = asking;
  if (context.hidden) return only(say(lines.hiddenNow));
  const days = daysThisWeek(asking);
  return only(days === 0 ? say(lines.notThisWeek) : say(lines.onBoardNow, { days }));
}
const hide: AppAnswer = (asking) => (asking.context.hidden ? only(asking.say(lines.hiddenAlready)) : topic('hideMe')(asking));

/** Whether one can be first, or get that far. */
function canReach(asking: AppAsked): Composed {
  const way = onBoard.improveIt(asking);
  return { ...way, said: [asking.say(lines.boardOpen), ...way.said] };
}

/** What is said to what is asked of the board. */
export const ofBoard: Readonly<Record<AskOn<'board'>, AppAnswer>> = {
  ofFriend: ofOthersOnBoard,
  canReach,
  aheadOfMe: onBoard.improveIt,
  earnFaster: onBoard.improveIt,
  howGoes: onBoard.improveIt,
  howManyNeed: onBoard.howManyNeed,
  whenNew: topic('boardWeek'),
  untilWhen: topic('boardWeek'),
  resets: line('boardResets'),
  loseIt: line('boardResets'),
  whyNotMe: whyNotThere,
  switchOff: hide,
  deleteIt: hide,
  whoSees: topic('whoSeesMe'),
  stillCounts: topic('hiddenCounts'),
  whatGet: onBoard.whatGet,
  whatFor: onBoard.whatGet,
  whatCounts: line('boardGoesBy'),
  longerPays: line('boardGoesBy'),
  forRecord: line('boardGoesBy'),
  whereIs: topic('boardWeek'),
};
