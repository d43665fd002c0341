import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Progress } from '@touchline/contracts';
import { progressLimits, type ProgressRange } from '@touchline/domain';
import { progressQuery, useApi } from '../../../api/index.ts';

/** The numbers of a time and a drill, of all drills for null, and the line of one drill in it. */
export function useChartData(range: ProgressRange, drill: string | null) {
  const found = useQuery({
    ...progressQuery(useApi(), range, drill),
    placeholderData: keepPreviousData,
  });
  // Touches, seconds and goals have no line in common: of all drills the trend is that of the one practised most.
  const most = drill === null ? found.data?.topDrills[0] : undefined;
  const focus = most !== undefined && most.sessions >= progressLimits.trendNeeds ? most.drillId : undefined;
  const focused = useQuery({
    ...progressQuery(useApi(), range, focus ?? null),
    enabled: focus !== undefined,
    // A line of another time stays; what was of all drills is no line of this one.
    placeholderData: (before) => (before !== undefined && isLineOf(before, focus) ? before : undefined),
  });
  return { found, most, line: focus === undefined ? found : focused };
}

function isLineOf({ trend }: Progress, drillId: string | undefined): boolean {
  return trend.points.length > 0 && trend.points.every((point) => point.drillId === drillId);
}

/** The shortest time in which one drill makes a line of more than one day, of the last seven and thirty days. */
export function openingRange({ topDrills: [most], trend }: Progress): ProgressRange {
  const days = new Set(trend.points.filter(({ drillId }) => drillId === most?.drillId).map(({ day }) => day));
  const hasLine = (most?.sessions ?? 0) >= progressLimits.trendNeeds && days.size > 1;
  return hasLine || trend.sessionsInRange === trend.sessionsOverall ? '7days' : '30days';
}

/** Reads what the charts open on before they are built: they stand at once when they are asked for, without a connection too. */
export function ChartDataAhead({ week }: { readonly week: Progress }) {
  useChartData(openingRange(week), null);
  return null;
}
