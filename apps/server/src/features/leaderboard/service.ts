import type { Board, BoardRow } from '@touchline/contracts';
import {
  BOARD_PAGE,
  boardGap,
  boardStart,
  boardStartBefore,
  levelOf,
  nameOnBoard,
  practiceDayOf,
  teamKeyOf,
  type BoardPeriod,
  type BoardView,
  type PracticeDay,
} from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import { readCursor, writeCursor } from './board-cursor.ts';
import { oldestPendingDelta } from './aggregate-boards-repo.ts';
import * as near from './neighbours-repo.ts';
import * as repo from './repo.ts';

export type LeaderboardService = ReturnType<typeof createLeaderboardService>;

type BoardQuery = { readonly period: BoardPeriod; readonly view: BoardView; readonly cursor?: string | undefined };

/** Lines with a better rank than the viewer's own that are near it, and as many others after it. */
const NEAR = 2;

type Ranked = repo.BoardLine & { readonly rank: number };

/** The boards. A board shows the viewer's own local period: their day, their week, their month. */
export function createLeaderboardService(database: Database, now: () => Date) {
  return {
    /**
     * A page of a board and the viewer's own line. Throws `validation_failed` for a bad cursor and
     * `sign_in_required` when the viewer is gone.
     */
    async read(
      playerId: string,
      query: BoardQuery,
    ): Promise<Board> {
      return oneMoment(database, (moment) => readBoard(moment, playerId, query, now()));
    },
  };
}

/** All of a page is read from one snapshot, so that its ranks agree with each other. */
function oneMoment<T>(database: Database, read: (moment: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function readBoard(moment: Transaction, playerId: string, query: BoardQuery, now: Date): Promise<Board> {
  const viewer = await repo.readViewer(moment, playerId);
  if (viewer === undefined) throw new AppError('sign_in_required');
  const { period, view } = query;
  const board = { period, startsOn: boardStart(period, practiceDayOf(now, viewer.timeZone)) };
  const after = query.cursor === undefined ? null : readCursor(query.cursor, view);
  const ownTeam = teamKeyOf(viewer.teamName);
  const side = view === 'player' ? playersOf(moment, playerId) : teamsOf(moment, ownTeam);
  const lines = await side.read(board, after, BOARD_PAGE + 1);
  const page = await ranked(lines.slice(0, BOARD_PAGE), (place) => side.rank(board, place));
  const own = await placed(side, board, await side.own(board));
  const row = (line: Ranked) => rowOf(line, view, view === 'player' ? line.id === playerId : line.id === ownTeam);
  const last = page.at(-1);
  const unseen = own || after !== null ? null : await placed(side, board, await side.unseen(board));
  return {
    period,
    view,
    startsOn: board.startsOn,
    entries: page.map(row),
    me: own && row(own),
    ...(own && after === null ? await aroundOf(side, board, own, row) : { near: [], next: null, previousRank: null }),
    unseen: unseen && { me: row(unseen), ...(await aroundOf({ ...side, own: side.unseen }, board, unseen, row)) },
    total: await side.count(board),
    nextCursor: lines.length > BOARD_PAGE && last ? writeCursor(last) : null,
    asOf: ((view === 'team' ? await oldestPendingDelta(moment) : null) ?? now).toISOString(),
  };
}

/** The viewer's line with its rank among those that are shown; null without a line. */
async function placed(side: Side, board: repo.BoardOf, line: repo.BoardLine | undefined): Promise<Ranked | null> {
  return line ? { ...line, rank: await side.rank(board, line) } : null;
}

/** A player's own line on a board of players, and how far the next better one is, nobody named; null where the player is on none. */
export async function ownBoardPlace(moment: Transaction, playerId: string, period: BoardPeriod, today: PracticeDay) {
  const board = { period, startsOn: boardStart(period, today) };
  const side = playersOf(moment, playerId);
  const own = await side.own(board);
  if (!own) return null;
  const [better] = await side.before(board, own, 1);
  return { period, rank: await side.rank(board, own), total: await side.count(board), days: own.days, gap: better ? boardGap(own, better) : null };
}

/** Who stands around the viewer, what is missing to the next place, and the viewer's rank on the board before. */
async function aroundOf(
  side: Side,
  board: repo.BoardOf,
  own: Ranked,
  row: (line: Ranked) => BoardRow,
): Promise<Pick<Board, 'near' | 'next' | 'previousRank'>> {
  const rank = (place: repo.Place) => side.rank(board, place);
  // Each part by itself: a line that others do not see counts for no rank but its own.
  const nearestBetter = await side.before(board, own, NEAR);
  const [better] = nearestBetter;
  const before = await ranked(nearestBetter.toReversed(), rank);
  // The viewer is the first of all who share the place, so that whoever is to be caught up with is among those before.
  const others = (await side.read(board, better ?? null, NEAR + 1)).filter(({ id }) => id !== own.id);
  const after = await ranked(others.slice(0, NEAR), rank);
  const past = boardStartBefore(board.period, board.startsOn);
  const pastBoard = past && { period: board.period, startsOn: past };
  const pastLine = pastBoard && (await side.own(pastBoard));
  return {
    near: [...before, own, ...after].map(row),
    next: better
      ? { rank: await rank(better), name: row({ ...better, rank: 1 }).name, gap: boardGap(own, better) }
      : null,
    previousRank: pastBoard && pastLine ? await side.rank(pastBoard, pastLine) : null,
  };
}

/** Where a board is read from: players or teams. */
interface Side {
  readonly read: (board: repo.BoardOf, after: repo.Place | null, limit: number) => Promise<repo.BoardLine[]>;
  /** The lines with a better rank than a place, the nearest first. */
  readonly before: (board: repo.BoardOf, place: repo.Place, limit: number) => Promise<repo.BoardLine[]>;
  readonly rank: (board: repo.BoardOf, place: repo.Place) => Promise<number>;
  readonly own: (board: repo.BoardOf) => Promise<repo.BoardLine | undefined>;
  /** The viewer's line where nobody else sees it: a player who hides, or a team of very few with such a one. */
  readonly unseen: (board: repo.BoardOf) => Promise<repo.BoardLine | undefined>;
  readonly count: (board: repo.BoardOf) => Promise<number>;
}

function playersOf(database: Transaction, playerId: string): Side {
  return {
    read: (board, after, limit) => repo.readPlayers(database, board, after, limit),
    before: (board, place, limit) => near.readPlayersBefore(database, board, place, limit),
    rank: (board, place) => repo.rankOfPlayers(database, board, place),
    own: (board) => repo.readPlayerLine(database, playerId, board),
    unseen: (board) => repo.readPlayerLine(database, playerId, board, true),
    count: (board) => repo.countPlayers(database, board),
  };
}

function teamsOf(database: Transaction, ownTeam: string | null): Side {
  return {
    read: (board, after, limit) => repo.readTeams(database, board, after, limit),
    before: (board, place, limit) => near.readTeamsBefore(database, board, place, limit),
    rank: (board, place) => repo.rankOfTeams(database, board, place),
    own: async (board) => (ownTeam === null ? undefined : repo.readTeamLine(database, ownTeam, board)),
    unseen: async (board) => (ownTeam === null ? undefined : repo.readTeamLine(database, ownTeam, board, true)),
    count: (board) => repo.countTeams(database, board),
  };
}

/**
 * Gives each line its rank. Only the first two groups of equals are asked for: the first may have begun before
 * this page, and every later one begins where the one before it ends.
 */
async function ranked(
  lines: readonly repo.BoardLine[],
  rankOf: (place: repo.Place) => Promise<number>,
): Promise<Ranked[]> {
  const result: Ranked[] = [];
  let groups = 0;
  let sizeOfGroup = 0;
  for (const line of lines) {
    const above = result.at(-1);
    if (above !== undefined && above.days === line.days && above.drills === line.drills) {
      result.push({ ...line, rank: above.rank });
      sizeOfGroup += 1;
      continue;
    }
    groups += 1;
    const rank = above === undefined || groups <= 2 ? await rankOf(line) : above.rank + sizeOfGroup;
    result.push({ ...line, rank });
    sizeOfGroup = 1;
  }
  return result;
}

function rowOf(line: Ranked, view: BoardView, isOwn: boolean): BoardRow {
  return {
    rank: line.rank,
    name: view === 'player' ? nameOnBoard(line.name, line.id) : (line.name ?? line.id),
    avatar: line.avatar,
    level: line.experience === null ? null : levelOf(line.experience),
    days: line.days,
    drills: line.drills,
    tokens: line.tokens,
    memberCount: line.members,
    isCurrentUser: view === 'player' && isOwn,
    isCurrentUserTeam: view === 'team' && isOwn,
  };
}
