import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Progress } from '@touchline/contracts';
import { progressLimits, type ProgressRange } from '@touchline/domain';
import { progressQuery, useApi } from '../../../api/index.ts';

/** The numbers of a time and a drill, of all drills for null, and the line of one drill in it. Nothing while the time is not known. */
export function useChartData(range: ProgressRange | null, drill: string | null) {
  const found = useQuery({
    ...progressQuery(useApi(), range ?? '30days', drill),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  });
  // Touches, seconds and goals have no line in common: of all drills the trend is that of the one practised most.
  const most = drill === null ? found.data?.topDrills[0] : undefined;
  const focus = most !== undefined && most.sessions >= progressLimits.trendNeeds ? most.drillId : undefined;
  const focused = useQuery({
    ...progressQuery(useApi(), range ?? '30days', focus ?? null),
    enabled: range !== null && focus !== undefined,
    // A line of another time stays; what was of all drills is no line of this one.
    placeholderData: (before) => (before !== undefined && isLineOf(before, focus) ? before : undefined),
  });
  return { found, most, line: focus === undefined ? found : focused };
}

function isLineOf({ trend }: Progress, drillId: string | undefined): boolean {
  return trend.points.length > 0 && trend.points.every((point) => point.drillId === drillId);
}

/** Whether the drill practiced most has a line of more than one day in the seven days the page opened on, or no other time has more. */
function opensOnWeek({ topDrills: [most], trend }: Progress): boolean {
  const days = new Set(trend.points.filter(({ drillId }) => drillId === most?.drillId).map(({ day }) => day));
  const hasLine = (most?.sessions ?? 0) >= progressLimits.trendNeeds && days.size > 1;
  return hasLine || trend.sessionsInRange === trend.sessionsOverall;
}

const hasTrend = ({ topDrills: [most] }: Progress): boolean => (most?.sessions ?? 0) >= progressLimits.trendNeeds;

/**
 * The shortest time in which one drill makes a line; thirty days where none does. Null until that is known: a longer time
 * is read only where the one before has no line, and is not all there is.
 */
export function useOpeningRange(week: Progress, isNeeded: boolean): ProgressRange | null {
  const api = useApi();
  const needsMore = (shorter: Progress | undefined): boolean =>
    shorter !== undefined && !hasTrend(shorter) && shorter.trend.sessionsInRange < shorter.trend.sessionsOverall;
  const isWeek = opensOnWeek(week);
  const month = useQuery({ ...progressQuery(api, '30days', null), enabled: isNeeded && !isWeek });
  const quarter = useQuery({ ...progressQuery(api, '3months', null), enabled: isNeeded && !isWeek && needsMore(month.data) });
  const all = useQuery({ ...progressQuery(api, 'all', null), enabled: isNeeded && !isWeek && needsMore(month.data) && needsMore(quarter.data) });
  if (isWeek) return '7days';
  // What cannot be read is told, and asked for again, where the charts of thirty days would stand.
  if (month.isError || !needsMore(month.data)) return month.isPending ? null : '30days';
  if (quarter.isError || !needsMore(quarter.data)) return longer(quarter, '3months');
  return longer(all, 'all');
}

/** A longer time where it has a line. */
function longer({ data, isPending }: { readonly data: Progress | undefined; readonly isPending: boolean }, range: ProgressRange): ProgressRange | null {
  if (isPending) return null;
  return data !== undefined && hasTrend(data) ? range : '30days';
}

/** Reads what the charts open on before they are built: they stand at once when they are asked for, without a connection too. */
export function ChartDataAhead({ week }: { readonly week: Progress }) {
  useChartData(useOpeningRange(week, true), null);
  return null;
}
