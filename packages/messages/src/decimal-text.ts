import { locale } from './en/locale.ts';

/** A number with so many decimals, written as in the language of the texts: '1.5', '1,5'. */
export function decimalText(value: number, decimals: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }).format(value);
}
