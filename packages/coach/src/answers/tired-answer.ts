import { findDrill } from '@touchline/domain';
import { coachLines, coachTalkLines } from '@touchline/messages/coach-lines';
import type { Understood } from '../intents/read-question.ts';
import type { TalkTurn } from '../intents/talk-turn-kinds.ts';
import { withDrill, type Asked } from './answer-context.ts';
import type { Composed } from './follow-up-length-and-foot.ts';
import { doneToday } from './own-practice.ts';

/** So many turns later tired legs are still tired. */
const MOST_TURNS = 3;

/** What today is for, by what was done of it: a rest, or Recovery, and that the streak is kept. */
function restToday({ context, say }: Asked): string[] {
  const lines = coachTalkLines.tired;
  const { count, minutes } = doneToday(context);
  const streak = context.currentStreak;
  const first = count > 0 ? say(lines.doneToday, { minutes }) : say(lines.rest);
  return streak === 0 ? [first] : [first, count > 0 ? say(coachLines.rewards_levels.done, { streak }) : say(lines.keeps, { streak })];
}

/** What is said to tired or sore legs that hurt nowhere: that it is normal, what today is for, and when to tell an adult. */
export function tiredAnswer({ feels, isProud, ofYesterday }: Extract<TalkTurn, { kind: 'tired' }>, asking: Asked): Composed {
  const { context, say } = asking;
  const lines = coachTalkLines.tired;
  const count = ofYesterday ? context.sessions.filter(({ daysAgo }) => daysAgo === 1).length : 0;
  const proud = !isProud ? [] : [count > 0 ? say(lines.proudOfYesterday, { count }) : say(lines.proud)];
  // Who is sore is told of Recovery, and sent to no drill.
  return withDrill(feels === 'sore' ? undefined : findDrill('recovery'), [...proud, say(lines[feels]), ...restToday(asking), say(lines.watch)]);
}

/** Whether nothing exact is asked but what to do today. */
const isOpen = ({ ask }: Pick<Understood, 'ask'>): boolean => ask === null || (ask.kind === 'case' && ask.case.of === 'today');

/** Whether tired legs were told of in the last turns, and this one asks what to do and names nothing. */
export function asksAfterTired({ intent, topic, told, ask, turn, drillId, skill, followUp, before }: Understood): boolean {
  if ((intent !== 'which_drill' && intent !== 'plan_day') || (topic !== null && topic.topic !== 'unsureSelf') || told !== null || !isOpen({ ask }) || followUp !== null || turn !== null || drillId !== null || skill !== null) return false;
  let earlier = before;
  for (let turns = 0; turns < MOST_TURNS && earlier !== null; turns += 1) {
    if (earlier.turn?.kind === 'tired') return true;
    earlier = earlier.before;
  }
  return false;
}

/** What to do with tired legs. */
export const afterTiredAnswer = (asking: Asked): Composed => withDrill(findDrill('recovery'), [asking.say(coachTalkLines.afterTired), ...restToday(asking)]);
