import * as de from '../de/tables/measure-explanations.ts';
import * as en from '../en/tables/measure-explanations.ts';
import { byLanguage } from '../by-language.ts';

export const { measured, bases, sureness, inaccuracy, sights } = byLanguage({ en, de });
