import * as de from '../de/tables/drill-level-names.ts';
import * as en from '../en/tables/drill-level-names.ts';
import { byLanguage } from '../by-language.ts';

export const { levelNames } = byLanguage({ en, de });
