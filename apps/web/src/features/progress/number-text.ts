import { locale, m, numberText as figure } from '@touchline/messages';

export { numberText as figure } from '@touchline/messages';

const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat(locale, { style: 'percent' });

/** An average, to one decimal. */
export const averageText = (average: number): string => oneDecimal.format(average);

/** A share of one as a whole per cent. */
export const percentText = (share: number): string => percents.format(share);

const counted =
  (message: (inputs: { count: number; figure: string }) => string) =>
  (count: number): string =>
    message({ count, figure: figure(count) });

export const sessionsText = counted(m.progress_count_sessions);
export const drillsText = counted(m.progress_count_drills);
export const minutesText = counted(m.progress_count_minutes);
