import * as de from '../de/tables/drill-instructions.ts';
import * as en from '../en/tables/drill-instructions.ts';
import { byLanguage } from '../by-language.ts';

export const { drillInstructions } = byLanguage({ en, de });
