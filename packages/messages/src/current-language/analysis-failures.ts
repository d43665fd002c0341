import * as de from '../de/tables/analysis-failures.ts';
import * as en from '../en/tables/analysis-failures.ts';
import { byLanguage } from '../by-language.ts';

export const { analysisFailures } = byLanguage({ en, de });
