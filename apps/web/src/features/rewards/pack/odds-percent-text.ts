import { numberFormat } from '@touchline/messages';

const percents = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** '65%', '21.7%'; from 0 to 100. */
export function percentText(percent: number): string {
  return percents(percent / 100);
}
