import type { MatchDetails } from '@touchline/contracts';

export interface StatisticBar {
  readonly type: string;
  /** As the source tells it; null where it does not. */
  readonly home: string | null;
  readonly away: string | null;
  /** The home side's part of both, 0 to 1; null where there is nothing to compare. */
  readonly homePart: number | null;
}

/** A bar for each figure that a side has: both sides' values, and how they share it. */
export function statisticBars([home, away]: MatchDetails['statistics']): StatisticBar[] {
  const types = new Set([...(home?.statistics ?? []), ...(away?.statistics ?? [])].map(({ type }) => type));
  return [...types].map((type) => {
    const [ours, theirs] = [home, away].map((side) => side?.statistics.find((one) => one.type === type)?.value ?? null);
    const [one, other] = [amountOf(ours), amountOf(theirs)];
    const sum = one + other;
    return { type, home: textOf(ours), away: textOf(theirs), homePart: sum > 0 ? one / sum : null };
  });
}

type Value = string | number | null | undefined;

const textOf = (value: Value): string | null => (value === null || value === undefined ? null : String(value));

/** '55%' is 55; what is no number counts nothing. */
function amountOf(value: Value): number {
  const amount = typeof value === 'string' ? Number.parseFloat(value) : (value ?? 0);
  return Number.isFinite(amount) ? Math.max(0, amount) : 0;
}
