import * as de from '../de/tables/rewards.ts';
import * as en from '../en/tables/rewards.ts';
import { byLanguage } from '../by-language.ts';

export const { seriesNames, rewardWords } = byLanguage({ en, de });
