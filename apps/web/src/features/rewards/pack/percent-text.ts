import { locale } from '@touchline/messages';

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** '65%', '21.7%'; from 0 to 100. */
export function percentText(percent: number): string {
  return percents.format(percent / 100);
}
