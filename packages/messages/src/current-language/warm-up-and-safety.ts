import * as de from '../de/tables/warm-up-and-safety.ts';
import * as en from '../en/tables/warm-up-and-safety.ts';
import { byLanguage } from '../by-language.ts';

export const { safetyTexts, warmUpTexts } = byLanguage({ en, de });
