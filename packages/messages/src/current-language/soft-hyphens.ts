import * as de from '../de/tables/soft-hyphens.ts';
import * as en from '../en/tables/soft-hyphens.ts';
import { byLanguage } from '../by-language.ts';

export const { withSoftHyphens } = byLanguage({ en, de });
