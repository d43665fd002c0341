import * as de from '../de/tables/emails.ts';
import * as en from '../en/tables/emails.ts';
import { byLanguage } from '../by-language.ts';

export type { EmailKind } from '../en/tables/emails.ts';
export const { emails } = byLanguage({ en, de });
