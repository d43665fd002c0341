import * as de from '../de/tables/coach-deeper-lines.ts';
import * as en from '../en/tables/coach-deeper-lines.ts';
import { byLanguage } from '../by-language.ts';

export type CoachDeeperLine = keyof typeof en.coachDeeperLines;
export const { coachDeeperLines } = byLanguage({ en, de });
