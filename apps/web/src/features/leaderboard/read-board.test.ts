import type { Board, BoardRow } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { firstPlaceIn, newsOfFirst, readBoard, rowsNear } from './read-board.ts';

const row = (rank: number, more: Partial<BoardRow> = {}): BoardRow =>
  ({ rank, name: `Player ${rank}`, days: 30 - rank, drills: 60, isCurrentUser: false, isCurrentUserTeam: false, ...more }) as BoardRow;
const own = (rank: number, more: Partial<BoardRow> = {}): BoardRow => row(rank, { name: 'Mia', isCurrentUser: true, ...more });
const page = (entries: readonly BoardRow[], more: Partial<Board> = {}): Board =>
  ({ period: 'weekly', view: 'player', total: 40, asOf: '2026-06-01T16:00:00Z', me: null, near: [], next: null, previousRank: null, unseen: null, entries, ...more }) as Board;
const read = (...pages: readonly Board[]) => readBoard(pages, true) ?? expect.unreachable();
const firstIn = (board: ReturnType<typeof read>) => firstPlaceIn(board) ?? expect.unreachable();

describe('a board that was read', () => {
  it('is none without a page', () => {
    expect(readBoard([], true)).toBeNull();
  });

  it('has the viewer behind the rows that were read, where they are further down', () => {
    const me = own(12);
    const board = read(page([row(1), row(2)], { me }), page([row(3)], { me, total: 41 }));
    expect(board.read.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 12]);
    expect(board).toMatchObject({ total: 41, isOwnRead: false, isOnPodium: false, standing: { me } });
  });

  it('has the viewer before all who share their place', () => {
    expect(read(page([row(1), row(2), own(2)], { me: own(2) })).rows.map(({ name }) => name)).toEqual(['Player 1', 'Mia', 'Player 2']);
  });

  it('lists a viewer whom others do not see for themselves alone', () => {
    const board = read(page([row(1), row(3)], { unseen: { me: own(2), near: [], next: null, previousRank: null } }));
    expect(board.listed.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(board.rows.map(({ rank }) => rank)).toEqual([1, 3]);
    expect(board).toMatchObject({ isUnseen: true, isOnPodium: false, standing: { me: { rank: 2 } } });
  });

  it('is of one alone where that is the viewer, or the only team that is seen', () => {
    expect(read(page([own(1)], { me: own(1), total: 1 })).isAlone).toBe(true);
    expect(read(page([row(1)], { total: 1 })).isAlone).toBe(false);
    expect(read(page([row(1)], { view: 'team', total: 1 })).isAlone).toBe(true);
    const unseen = { me: own(2), near: [], next: null, previousRank: null };
    expect(read(page([row(1)], { view: 'team', total: 1, unseen })).isAlone).toBe(false);
  });
});

describe('the first place', () => {
  it('is told with how far ahead it is, and how it was before', () => {
    const board = read(page([own(1), row(2)], { me: own(1), previousRank: 3 }));
    expect(newsOfFirst(board, firstIn(board))).toEqual(['1 day ahead of Player 2', 'Up 2 places since last week']);
  });

  it('that is shared begins with what brings the viewer in front alone', () => {
    const board = read(page([own(1), row(1, { name: 'Noa' })], { me: own(1) }));
    expect(newsOfFirst(board, firstIn(board))).toHaveLength(1);
  });

  it('is nobody’s who stands second', () => {
    expect(firstPlaceIn(read(page([row(1), own(2)], { me: own(2) })))).toBeNull();
  });
});

describe('who is near', () => {
  const near = [row(11), own(12), row(13)];
  const far = page([row(1), row(2), row(3), row(4)], { me: own(12), near });

  it('is shown to whom the first rows do not show', () => {
    expect(rowsNear(read(far), false)).toEqual(near);
    expect(rowsNear(read(far), true)).toEqual(near);
  });

  it('is not shown a second time on a board of a few rows, nor to whom the podium or a wide screen shows', () => {
    expect(rowsNear(read({ ...far, total: 10 }), false)).toEqual([]);
    expect(rowsNear(read(page([row(1), own(2), row(3)], { me: own(2), near })), false)).toEqual([]);
    const onFirstPage = read(page([row(1), row(2), row(3), row(4), own(5)], { me: own(5), near }));
    expect(rowsNear(onFirstPage, true)).toEqual([]);
    expect(rowsNear(onFirstPage, false)).toEqual(near);
  });
});
