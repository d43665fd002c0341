import type { Progress } from '@touchline/contracts';
import { categoryLabel, findDrill, movingAverage, progressLimits, type CategoryLabel } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import type { latestSessions, sumDrills } from './repo.ts';

type Latest = Awaited<ReturnType<typeof latestSessions>>;
type DrillSums = Awaited<ReturnType<typeof sumDrills>>;

/** What a drill is called and what its result counts. */
export function named(drillId: string) {
  return { name: drillName(drillId), resultLabel: findDrill(drillId)?.resultLabel ?? null };
}

/**
 * The trend of the latest results. `latest` are newest first, and two more than are shown, so that the averages of
 * the first points have what comes before them.
 */
export function trendOf(latest: Latest, sessionsOverall: number, sessionsInRange: number): Progress['trend'] {
  const { trendNeeds, trendPoints } = progressLimits;
  if (sessionsOverall < trendNeeds || sessionsInRange < trendNeeds) {
    return { sessionsOverall, sessionsInRange, points: [] };
  }
  const inOrder = latest.toReversed();
  const averages = movingAverage(
    inOrder.map(({ result }) => result),
    progressLimits.movingAverage,
  );
  const points = inOrder.map(({ id, finishedAt, practiceDay, drillId, result }, index) => {
    const { name: drillName, resultLabel } = named(drillId);
    const average = averages[index] ?? null;
    const session = { sessionId: id, finishedAt: finishedAt.toISOString(), day: practiceDay };
    return { ...session, drillId, drillName, resultLabel, result, average };
  });
  return { sessionsOverall, sessionsInRange, points: points.slice(-trendPoints) };
}

/** Sessions and minutes by category, as players read it; most minutes first. */
export function categoriesOf(drills: DrillSums): Progress['categories'] {
  const sums = new Map<CategoryLabel, { sessions: number; minutes: number }>();
  for (const { drillId, sessions, minutes } of drills) {
    const drill = findDrill(drillId);
    const label = categoryLabel(drill?.category ?? null, drill?.level ?? 1);
    const sum = sums.get(label) ?? { sessions: 0, minutes: 0 };
    sums.set(label, { sessions: sum.sessions + sessions, minutes: sum.minutes + minutes });
  }
  return [...sums].map(([label, sum]) => ({ label, ...sum })).toSorted((a, b) => b.minutes - a.minutes);
}
