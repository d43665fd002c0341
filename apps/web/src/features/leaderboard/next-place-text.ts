import type { Board, BoardRow } from '@touchline/contracts';
import { drillsToPass } from '@touchline/domain';
import { m } from '@touchline/messages';
import { gapText } from './board-row-texts.ts';

/** More drills than these are no goal for a day. */
const MOST_DRILLS = 5;

interface NextGoal {
  readonly view: Board['view'];
  readonly me: BoardRow;
  readonly next: NonNullable<Board['next']>;
  /** Rows that were read, among which the next place may be. */
  readonly rows: readonly BoardRow[];
  /** Whether today is one of the viewer's days already. */
  readonly practisedToday: boolean;
}

/** What brings the viewer past the next place, where drills of today do it, else how far that place is. A team's day is not the viewer's alone. */
export function nextGoalText({ view, me, next, rows, practisedToday }: NextGoal): string {
  const better = view === 'team' ? undefined : scoreOfNext(me, next, rows);
  const count = better && drillsToPass(me, better, practisedToday);
  return count == null || count > MOST_DRILLS ? gapText(next) : m.leaderboard_pass_today({ count, name: next.name });
}

/** What brings somebody who shares the first place alone in front: a drill more than the others is always enough. */
export function aloneInFrontText(view: Board['view']): string {
  return view === 'team' ? m.leaderboard_alone_in_front_team() : m.leaderboard_alone_in_front();
}

/** How far who stands first is ahead of the next place, where a row of that was read: '2 drills ahead of Noa'. */
export function leadText(me: BoardRow, rows: readonly BoardRow[]): string | null {
  const second = rows.find(({ rank }) => rank > me.rank);
  if (second === undefined) return null;
  const days = me.days - second.days;
  return days > 0 ? m.leaderboard_lead_days({ count: days, name: second.name }) : m.leaderboard_lead_drills({ count: me.drills - second.drills, name: second.name });
}

/** How many days and drills the next place has; of a place that is days ahead it is known where its row was read. */
function scoreOfNext({ days, drills }: BoardRow, { rank, gap }: NonNullable<Board['next']>, rows: readonly BoardRow[]) {
  if (gap.unit === 'drills') return { days, drills: drills + gap.count };
  return rows.find((row) => row.rank === rank && row.days === days + gap.count);
}
