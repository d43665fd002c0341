import { locale } from './en/locale.ts';

/** What writes numbers as in the language of the texts; made when it is first used, which takes an old phone fifteen milliseconds. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  let format: Intl.NumberFormat | null = null;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

const grouped = numberFormat();

/** A number written as in the language of the texts: '1,877', '1.877'. */
export function numberText(value: number): string {
  // Below a thousand nothing is grouped, whatever the language.
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : grouped(value);
}

/** Made once for each number of decimals: to make one costs far more than to use it, and a video says its time in every frame. */
const formats = new Map<number, (value: number) => string>();

/** A number with so many decimals, written as in the language of the texts: '1.5', '1,5'. */
export function decimalText(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (format === undefined) {
    format = numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false });
    formats.set(decimals, format);
  }
  return format(value);
}
