import { findDrill, levelBonus, PACK_COST, sessionRewards } from '@touchline/domain';
import { coachIntentLines, coachPracticeTotalAndEarningsLines as lines, coachSubjectQuestionLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { wordsOfTurnsBefore } from '../intents/turns-before.ts';
import type { Asked } from './answer-context.ts';
import type { PlayerContext } from '../player-context.ts';
import { drillsFor } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { nameOf } from './phrasing.ts';
import { fitsRoomOf } from './training-space-and-gear.ts';

const tokensOf = (result: number): number => sessionRewards({ result, durationMinutes: 1 }).tokensEarned;
const OF_SESSION = tokensOf(0);
const MOST_COUNTED = 10_000;
const MOST = tokensOf(MOST_COUNTED);

/** What one session with so many counted earns. */
export function tokensOfResultAnswer({ result }: Extract<DialogueAct, { readonly kind: 'tokensOfResult' }>, { say }: Asked): Composed {
  if (result === null) return only(say(lines.tokensOfSession));
  const sum = tokensOf(result);
  return only(say(sum === MOST ? lines.tokensOfResultMost : lines.tokensOfResult, { result, sum, extra: sum - OF_SESSION }));
}

/** What the last session of a drill brought: as it was paid, else by the rules. */
export function tokensOfLastAnswer({ drillId }: Extract<DialogueAct, { readonly kind: 'tokensOfLast' }>, { context, say }: Asked): Composed {
  const last = context.sessions.find((session) => session.drillId === drillId);
  const drill = nameOf(drillId);
  if (last === undefined) return withDrill(findDrill(drillId), [say(coachIntentLines.my_numbers.noDrill, { drill })]);
  const result = last.resultCounts === false ? 0 : last.result;
  const byRules = tokensOf(result);
  const sum = last.tokens ?? byRules;
  return only(sum === byRules && result > 0 ? say(lines.tokensOfLast, { drill, result, sum, extra: sum - OF_SESSION }) : say(lines.tokensOfLastPaid, { drill, sum }));
}

/** How many tokens went into packs, which is all that tokens buy; `isAll` where nothing that was earned can be missing. */
function spentOnPacks({ sessions, totalSessions, level, tokens }: PlayerContext): { readonly spent: number; readonly isAll: boolean } {
  const earned = sessions.reduce((sum, session) => sum + (session.tokens ?? 0), 0);
  const spent = earned + levelBonus(1, level) - tokens;
  const isAll = sessions.length === totalSessions && sessions.every((session) => session.tokens !== undefined) && spent >= 0 && spent % PACK_COST === 0;
  // What is surely known was paid for sessions.
  return isAll ? { spent, isAll } : { spent: Math.max(0, Math.floor((earned - tokens) / PACK_COST) * PACK_COST), isAll };
}

/** Why there are so few tokens: what went into packs, as far as that is known, and how new ones come. */
export function fewTokensAnswer(_: unknown, { context, say }: Asked): Composed {
  const { spent, isAll } = spentOnPacks(context);
  const values = { spent, tokens: context.tokens, cost: PACK_COST };
  if (context.totalSessions === 0 || (isAll && spent === 0)) return only(say(coachSubjectQuestionLines.tokensWhen, values));
  return only(say(isAll ? lines.tokensSpent : spent > 0 ? lines.tokensSpentAtLeast : lines.tokensGoIntoPacks, values), say(lines.tokensAgain));
}

const TURNS_BACK = 4;

/** What of the own minutes is left, and a drill that fits into it. */
export function timeLeftAnswer({ total, done }: Extract<DialogueAct, { readonly kind: 'timeLeft' }>, { asked, context, say, not, answerBefore }: Asked): Composed {
  const left = total - done;
  if (left <= 0) return only(say(lines.noTimeLeft, { total, done }));
  const fits = fitsRoomOf(wordsOfTurnsBefore(asked, TURNS_BACK));
  const leave = [...not, ...(asked.drillId === null ? [] : [asked.drillId])];
  const offered = answerBefore()?.drills.find((id) => !leave.includes(id));
  const drill = drillsFor(context, { not: leave, fits: (one) => fits(one) && (offered === undefined || one.id === offered) })[0] ?? drillsFor(context, { not: leave, fits })[0];
  const sum = say(left === 1 ? lines.timeLeftOne : lines.timeLeft, { left, total, done });
  return drill === undefined ? only(sum) : withDrill(drill, [sum, say(lines.timeLeftFor, { drill: nameOf(drill.id) })], left);
}
