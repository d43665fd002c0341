import { locale } from '@touchline/messages';

const MEGABYTE = 1024 * 1024;

/** A file's size as a player says it: '1.4 MB'. */
export function fileSizeText(bytes: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / MEGABYTE);
}
