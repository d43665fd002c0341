import * as de from '../de/tables/drill-names.ts';
import * as en from '../en/tables/drill-names.ts';
import { byLanguage } from '../by-language.ts';

export const { drillNames, drillName } = byLanguage({ en, de });
