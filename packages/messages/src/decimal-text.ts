import { numberFormat } from './number-text.ts';

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
