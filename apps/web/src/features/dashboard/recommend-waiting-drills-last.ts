import type { Recommendation, Recommendations } from '@touchline/contracts';

/** A recommendation, and whether a session of its drill waits on the device: its reason is of the time before. */
export interface RecommendedDrill extends Recommendation {
  readonly waits: boolean;
}

/** The drill to do now and those beside it: one of which a session waits to be counted comes after the others. */
export function recommendWaitingDrillsLast({ now, beside }: Recommendations, waiting: readonly string[]): { now: RecommendedDrill; beside: RecommendedDrill[] } {
  const offered = (one: Recommendation): RecommendedDrill => ({ ...one, waits: waiting.includes(one.drillId) });
  const others = beside.map(offered);
  const first = offered(now);
  const instead = first.waits ? others.find(({ waits }) => !waits) : undefined;
  if (instead === undefined) return { now: first, beside: others };
  return { now: instead, beside: [...others.filter((one) => one !== instead), first] };
}
