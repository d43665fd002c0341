import * as de from '../de/tables/practice.ts';
import * as en from '../en/tables/practice.ts';
import { byLanguage } from '../by-language.ts';

export const { levelNames, safetyTexts, warmUpTexts } = byLanguage({ en, de });
