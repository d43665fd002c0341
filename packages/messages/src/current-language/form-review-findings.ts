import * as de from '../de/tables/form-review-findings.ts';
import * as en from '../en/tables/form-review-findings.ts';
import { byLanguage } from '../by-language.ts';

export const { measures, tips, notMeasured } = byLanguage({ en, de });
