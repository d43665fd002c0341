import { m, numberFormat, numberText as figure } from '@touchline/messages';

export { numberText as figure } from '@touchline/messages';

/** An average, to one decimal. */
export const averageText = numberFormat({ maximumFractionDigits: 1 });

/** A share of one as a whole per cent. */
export const percentText = numberFormat({ style: 'percent' });

const counted =
  (message: (inputs: { count: number; figure: string }) => string) =>
  (count: number): string =>
    message({ count, figure: figure(count) });

export const sessionsText = counted(m.progress_count_sessions);
export const drillsText = counted(m.progress_count_drills);
export const minutesText = counted(m.progress_count_minutes);
