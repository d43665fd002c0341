import * as de from '../de/tables/drill-names.ts';
import { drillNamesOfAll as german } from '../de/tables/drill-names.ts';
import * as en from '../en/tables/drill-names.ts';
import { drillNamesOfAll as english } from '../en/tables/drill-names.ts';
import { byLanguage } from '../by-language.ts';

export const { drillNames, drillName } = byLanguage({ en, de });
/** The names in every language: a player may use any of them. */
export const drillNamesOfAll = [...english, ...german];
