/** How a match stands, in the short words of football feeds (spec 001 §3, and what the feeds send beyond it). */
export const matchStatuses = [
  'TBD', 'NS', 'LIVE', '1H', 'HT', '2H', 'ET', 'BT', 'P', 'SUSP', 'INT', 'FT', 'AET', 'PEN', 'PST', 'CANC', 'ABD', 'AWD', 'WO',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** `off`: neither live nor played to its end; its own word is shown. */
export type MatchGroup = 'live' | 'paused' | 'finished' | 'off' | 'upcoming';

const groups: Readonly<Partial<Record<MatchStatus, MatchGroup>>> = {
  LIVE: 'live', '1H': 'live', HT: 'live', '2H': 'live', ET: 'live', BT: 'live', P: 'live',
  FT: 'finished', AET: 'finished', PEN: 'finished',
  SUSP: 'paused', INT: 'paused',
  PST: 'off', CANC: 'off', ABD: 'off', AWD: 'off', WO: 'off',
};

/** The group of a status (settled: HT is live; whatever is not named is upcoming). */
export function matchGroup(status: MatchStatus): MatchGroup {
  return groups[status] ?? 'upcoming';
}

/** Whether a match has begun and is not over: it is played, or interrupted. */
export function isUnderWay(status: MatchStatus): boolean {
  const group = matchGroup(status);
  return group === 'live' || group === 'paused';
}

const order: readonly MatchStatus[] = ['2H', '1H', 'LIVE', 'FT', 'NS'];

/** Order of a list of matches: 2H, 1H, LIVE, FT, NS, then others; within a status the later minute first (spec 001 §4). */
export function compareMatches(a: ListedMatch, b: ListedMatch): number {
  return placeOf(a.status) - placeOf(b.status) || (b.minute ?? 0) - (a.minute ?? 0) || (a.date < b.date ? -1 : 1);
}

/** The little of a match that its place in a list depends on. */
export interface ListedMatch {
  readonly status: MatchStatus;
  /** Minute of play; null when it is not under way. */
  readonly minute: number | null;
  /** Kick-off, ISO in UTC. */
  readonly date: string;
}

function placeOf(status: MatchStatus): number {
  const place = order.indexOf(status);
  return place === -1 ? order.length : place;
}
