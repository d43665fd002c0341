import type { Board, BoardRow } from '@touchline/contracts';
import { isOwn, movementText } from './board-row-texts.ts';
import { decidingFigure, isLevelWithAnother, type Figure } from './deciding-figure-and-shared-ranks.ts';
import { aloneInFrontText, leadText } from './next-place-text.ts';
import { podiumPlacesOf, type PodiumPlaces } from './podium-places.ts';

/** A board of so many rows is near as a whole: who is near would be told a second time, without all who share a place. */
const FEW_ROWS = 10;

/** A place of the viewer's, with who is near it and what is next. */
export type Standing = Pick<Board, 'near' | 'next' | 'previousRank'> & { readonly me: BoardRow };

/** What the pages of a board come to for the viewer. */
export interface ReadBoard extends Pick<Board, 'period' | 'view' | 'me' | 'total' | 'asOf'> {
  /** The rows that were read, in the order of the board. */
  readonly read: readonly BoardRow[];
  /** Those and the viewer's, as others see them: the viewer before all who share their place. */
  readonly rows: readonly BoardRow[];
  /** Those of the list, in which a viewer whom others do not see stands for themselves. */
  readonly listed: readonly BoardRow[];
  /** Where the viewer stands, or would stand if others saw them; null where they have no place. */
  readonly standing: Standing | null;
  /** The viewer has a place that others do not see. */
  readonly isUnseen: boolean;
  /** The viewer's row is among those that were read. */
  readonly isOwnRead: boolean;
  /** It is among those of the first page. */
  readonly isOwnOnFirstPage: boolean;
  /** One row is all there is to see: the viewer's of the players, or that of the only team. */
  readonly isAlone: boolean;
  readonly podium: PodiumPlaces;
  /** The podium shows the viewer's place. */
  readonly isOnPodium: boolean;
  readonly deciding: Figure;
}

/** Reads the pages of a board, as far as they were asked for; null without a page. */
export function readBoard(pages: readonly Board[], isAllRead: boolean): ReadBoard | null {
  const [first] = pages;
  if (first === undefined) return null;
  const { view, me, total, asOf } = pages.at(-1) ?? first;
  const { period, near, next, previousRank, unseen } = first;
  const read = pages.flatMap(({ entries }) => entries);
  const isOwnRead = read.some(isOwn);
  const rows = ownFirst(me === null || isOwnRead ? read : [...read, me]);
  const listed = unseen === null ? rows : ownFirst([...rows, unseen.me]);
  const podium = podiumPlacesOf(rows, isAllRead);
  return {
    period,
    view,
    me,
    total,
    asOf,
    read,
    rows,
    listed,
    standing: unseen ?? (me === null ? null : { me, near, next, previousRank }),
    isUnseen: unseen !== null,
    isOwnRead,
    isOwnOnFirstPage: first.entries.some(isOwn),
    isAlone: total === 1 && read.length === 1 && (view === 'player' ? isOwnRead : unseen === null),
    podium,
    isOnPodium: podium.rows.some(isOwn),
    deciding: decidingFigure(listed),
  };
}

/** In the order of the board, the viewer before all who share their place: of many who share it not all stand on the podium. */
function ownFirst(rows: readonly BoardRow[]): readonly BoardRow[] {
  return rows.toSorted((a, b) => a.rank - b.rank || Number(isOwn(b)) - Number(isOwn(a)));
}

/** The first place where the viewer has it and the podium shows it; null of any other. */
export function firstPlaceIn({ standing, isOnPodium }: ReadBoard): Standing | null {
  return isOnPodium && standing?.me.rank === 1 ? standing : null;
}

/** What is new of a viewer who stands first: what brings them in front alone, how far ahead they are, and how it was before. */
export function newsOfFirst({ period, view, listed }: ReadBoard, { me, previousRank }: Standing): readonly string[] {
  const isShared = isLevelWithAnother(me, listed);
  return [isShared ? aloneInFrontText(view) : null, leadText(me, listed), movementText(period, 1, previousRank)].filter((text) => text !== null);
}

/**
 * The rows around the viewer's place, where they tell more than the rest: a board of a few rows is near as a whole, and
 * stands below; who is on the podium has those beside them there. On a wide screen the own row among the first is in the
 * same view.
 */
export function rowsNear({ standing, isOnPodium, isOwnOnFirstPage, total }: ReadBoard, isWide: boolean): readonly BoardRow[] {
  if (standing === null || standing.near.length < 2 || total <= FEW_ROWS) return [];
  return isOnPodium || (isWide && isOwnOnFirstPage) ? [] : standing.near;
}
