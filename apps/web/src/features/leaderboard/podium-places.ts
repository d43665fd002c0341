import type { BoardRow } from '@touchline/contracts';

/** The last place that a podium has. */
const LAST_PLACE = 3;
/** How many stand on it at most: more would have no room for a name. */
const MOST = 4;

export interface PodiumPlaces {
  readonly rows: readonly BoardRow[];
  /** Who has the last of these places too and does not stand there; how many is null where not all of them were read. */
  readonly more: { readonly rank: number; readonly count: number | null } | null;
}

/**
 * Who stands on the podium: everybody up to the third place where that is one more than three at most. Of a larger crowd
 * that shares a place the first of the board stand there, and that others do is told.
 */
export function podiumPlacesOf(rows: readonly BoardRow[], isAllRead: boolean): PodiumPlaces {
  const upToThird = rows.filter(({ rank }) => rank <= LAST_PLACE);
  const mayBeMore = !isAllRead && upToThird.length === rows.length;
  if (upToThird.length <= MOST && !mayBeMore) return { rows: upToThird, more: null };
  const shown = upToThird.slice(0, LAST_PLACE);
  const rank = shown.at(-1)?.rank ?? 1;
  return { rows: shown, more: { rank, count: mayBeMore ? null : upToThird.length - shown.length } };
}
