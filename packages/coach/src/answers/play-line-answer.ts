import { drillOf, PACK_COST, packOdds, type Rarity } from '@touchline/domain';
import { coachTalkFollowUpLines as lines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { rowOf } from './own-statistics-text.ts';
import { DAYS_IN_WEEK, weekdayIn } from '../text/weekday-names.ts';
import { nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';

/** How likely a card of a kind is in a pack, in percent. */
const percentOf = (kind: Rarity): number => packOdds().rarities.find(({ rarity }) => rarity === kind)?.percent ?? 0;
const NUMBER = /(?:^| )(\d{1,5})(?= |$)/;
const numberIn = (words: readonly string[]): number | null => {
  const digits = NUMBER.exec(words.join(' '))?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Up to here a card is rare. */
const RARE_UP_TO = 10;
function percentJudged({ asked, say }: Asked): Composed {
  const odds = numberIn(asked.words) ?? percentOf('legendary');
  return only(say(odds <= RARE_UP_TO ? lines.percentJudged : lines.percentOften, { odds }));
}

/** What so many tokens are worth: those that are named in the talk, else the own. */
function tokensMany({ asked, context, say }: Asked): Composed {
  const tokens = numberIn(asked.words) ?? numberIn(asked.before?.words ?? []) ?? context.tokens;
  const packs = Math.floor(tokens / PACK_COST);
  return only(say(packs === 0 ? lines.tokensFew : packs === 1 ? lines.tokensOnePack : lines.tokensMany, { tokens, packs }));
}

/** A result that somebody finds poor, beside the own middle and best. */
function numberNotPoor({ asked, context, say }: Asked): Composed {
  const number = numberIn(asked.words);
  const { drillId } = asked;
  const row = drillId === null ? undefined : rowOf(context, drillId);
  if (number === null || drillId === null || row === undefined) return only(say(lines.numberIsBeginning));
  return withDrill(drillOf(drillId), [say(lines.numberNotPoor, { number, drill: nameOf(drillId), average: row.averageResult, best: row.bestResult })]);
}

/** How many days it is until the day of the week that is named. */
function daysUntilWeekday({ asked, context, say }: Asked): Composed {
  const day = weekdayIn(asked.words.join(' ')) ?? weekdayFromMonday(context.today);
  const count = (day - weekdayFromMonday(context.today) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  return only(say(count === 0 ? lines.weekdayToday : count === 1 ? lines.weekdayTomorrow : lines.daysUntilWeekday, { day: weekdayName(day), count }));
}

/** The answer of a line of joy or play that is filled with numbers; null for all other lines. */
export function playLine(line: CoachTalkFollowUpLine, asking: Asked): Composed | null {
  if (line === 'percentJudged') return percentJudged(asking);
  if (line === 'tokensMany') return tokensMany(asking);
  if (line === 'daysUntilWeekday') return daysUntilWeekday(asking);
  if (line === 'numberNotPoor') return numberNotPoor(asking);
  return line === 'whyOnlyCommon' ? only(asking.say(lines.whyOnlyCommon, { common: percentOf('common') })) : null;
}
