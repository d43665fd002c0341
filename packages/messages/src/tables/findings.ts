import * as de from '../de/tables/findings.ts';
import * as en from '../en/tables/findings.ts';
import { byLanguage } from '../by-language.ts';

export const { measures, tips, notMeasured } = byLanguage({ en, de });
