import * as de from '../de/tables/drill-texts.ts';
import * as en from '../en/tables/drill-texts.ts';
import { byLanguage } from '../by-language.ts';

export const { drillTexts } = byLanguage({ en, de });
