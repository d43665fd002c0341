import { suggestedMinutes } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines } from '@touchline/messages/coach-lines';
import { practiceDaysAround } from '../question-parts/practice-days-around-match-question.ts';
import type { DaysAroundMatch, TrainingLoadQuestion } from '../question-parts/training-load-question-type.ts';
import type { Asked } from './answer-context.ts';
import { MINUTES, only, type Composed } from './composed-answer.ts';
import { listed, weekdayName } from './phrasing.ts';
import { doneToday } from './done-today.ts';

/** So many times what suits an age are too much for any day. */
const TOO_MANY_TIMES = 2;

/** Whether one must practise, whether so much is right, and how much would be: by the age, with the own minutes of today where they tell more. */
export function trainingLoadAnswer(load: TrainingLoadQuestion, { context, say }: Asked): Composed {
  const lines = coachPracticeLoadStreakAndMatchLines.load;
  const { from, to } = suggestedMinutes(context.age);
  if (load.of === 'daysAroundMatch') return aroundMatch(load, say);
  if (load.of === 'howManyADay') return only(say(lines.howMany, { from, to }));
  if (load.of === 'mustPractise') return load.day === 'today' ? mustToday({ context, say }) : only(say(lines.mustTomorrow), ...(context.currentStreak > 0 ? [say(lines.streakNeeds, { streak: context.currentStreak })] : []));
  const minutes = load.of === 'minutesADay' ? load.minutes : load.count * MINUTES;
  const values = { minutes, from, to, count: load.of === 'sessionsADay' ? load.count : 0 };
  if (minutes > to * TOO_MANY_TIMES) return only(say(lines.tooMuch, values));
  if (minutes > to) return only(say(lines.aLot, values));
  return only(say(load.of === 'sessionsADay' ? lines.sessionsFine : minutes < from ? lines.shortFine : lines.fine, values));
}

/** The days to practise around a match, with what the days beside it are for. */
function aroundMatch(load: DaysAroundMatch, say: Asked['say']): Composed {
  const lines = coachPracticeLoadStreakAndMatchLines.load;
  const { days, before, after } = practiceDaysAround(load);
  const values = { match: weekdayName(load.match), before: weekdayName(before), after: weekdayName(after), days: listed(days.map(weekdayName)), team: listed(load.team.map(weekdayName)) };
  const first = days.length === 0 ? lines.onlyTeamDays : load.isHard ? lines.hardDaysAroundMatch : lines.daysAroundMatch;
  return only(say(first, values), say(lines.besideMatch, values), ...(load.team.length === 0 || days.length === 0 ? [] : [say(lines.teamDayCounts, values)]));
}

function mustToday({ context, say }: Pick<Asked, 'context' | 'say'>): Composed {
  const lines = coachPracticeLoadStreakAndMatchLines.load;
  const { minutes } = doneToday(context);
  const { currentStreak: streak } = context;
  if (minutes > 0) return only(say(lines.mustTodayDone, { minutes }), ...(streak > 1 ? [say(coachPracticeLoadStreakAndMatchLines.safeToo, { streak })] : []));
  return only(say(lines.mustToday), ...(streak > 0 ? [say(lines.streakNeeds, { streak })] : []));
}
