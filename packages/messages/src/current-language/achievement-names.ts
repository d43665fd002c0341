import * as de from '../de/tables/achievement-names.ts';
import * as en from '../en/tables/achievement-names.ts';
import { byLanguage } from '../by-language.ts';

export const { achievementNames } = byLanguage({ en, de });
