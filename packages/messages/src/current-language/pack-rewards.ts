import * as de from '../de/tables/pack-rewards.ts';
import * as en from '../en/tables/pack-rewards.ts';
import { byLanguage } from '../by-language.ts';

export const { seriesNames, rewardWords } = byLanguage({ en, de });
