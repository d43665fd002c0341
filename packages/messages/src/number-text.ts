import { locale } from './en/locale.ts';

const numbers = new Intl.NumberFormat(locale);

/** A number written as in the language of the texts: '1,877', '1.877'. */
export const numberText = (value: number): string => numbers.format(value);
