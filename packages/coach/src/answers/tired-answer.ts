import { findDrill } from '@touchline/domain';
import { coachDialogueActLines, coachIntentLines } from '@touchline/messages/coach-lines';
import type { Understood } from '../intents/read-question.ts';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { doneToday } from './done-today.ts';

/** So many turns later tired legs are still tired. */
const MOST_TURNS = 3;

/** What today is for, by what was done of it: a rest, or Recovery, and that the streak is kept. */
function restToday({ context, say }: Asked): string[] {
  const lines = coachDialogueActLines.tired;
  const { count, minutes } = doneToday(context);
  const streak = context.currentStreak;
  const first = count > 0 ? say(lines.doneToday, { minutes }) : say(lines.rest);
  return streak === 0 ? [first] : [first, count > 0 ? say(coachIntentLines.rewards_levels.done, { streak }) : say(lines.keeps, { streak })];
}

/** What is said to tired or sore legs that hurt nowhere: that it is normal, what today is for, and when to tell an adult. */
export function tiredAnswer({ feels, isProud, ofYesterday }: Extract<DialogueAct, { kind: 'tired' }>, asking: Asked): Composed {
  const { context, say } = asking;
  const lines = coachDialogueActLines.tired;
  const count = ofYesterday ? context.sessions.filter(({ daysAgo }) => daysAgo === 1).length : 0;
  const proud = !isProud ? [] : [count > 0 ? say(lines.proudOfYesterday, { count }) : say(lines.proud)];
  // Who is sore is told of Recovery, and sent to no drill.
  return withDrill(feels === 'sore' ? undefined : findDrill('recovery'), [...proud, say(lines[feels]), ...restToday(asking), say(lines.watch)]);
}

/** Whether nothing exact is asked but what to do today. */
const isOpen = ({ ask }: Pick<Understood, 'ask'>): boolean => ask === null || (ask.kind === 'case' && ask.case.of === 'today');

/** Whether tired legs were told of in the last turns, and this one asks what to do and names nothing. */
export function asksAfterTired({ intent, topic, told, ask, act, drillId, skill, followUp, before }: Understood): boolean {
  if ((intent !== 'which_drill' && intent !== 'plan_day') || (topic !== null && topic.topic !== 'unsureSelf') || told !== null || !isOpen({ ask }) || followUp !== null || act !== null || drillId !== null || skill !== null) return false;
  let earlier = before;
  for (let turns = 0; turns < MOST_TURNS && earlier !== null; turns += 1) {
    if (earlier.act?.kind === 'tired') return true;
    earlier = earlier.before;
  }
  return false;
}

/** What to do with tired legs. */
export const afterTiredAnswer = (asking: Asked): Composed => withDrill(findDrill('recovery'), [asking.say(coachDialogueActLines.afterTired), ...restToday(asking)]);
