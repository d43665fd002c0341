import { describe, expect, test, vi } from 'vitest';

/** The days of one week, Sunday first, as a reader of this language sees them over its columns. */
async function weekIn(language: string): Promise<string> {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({ timeLocale: language }));
  const { weekdayInitials } = await import('./date-text.ts');
  return ['03', '04', '05', '06', '07', '08', '09'].map((day) => weekdayInitials(`2026-05-${day}`)).join(' ');
}

describe('the names of the days over the columns of a week', () => {
  test.each([
    ['en-GB', 'S M T W T F S'],
    ['de-DE', 'So Mo Di Mi Do Fr Sa'],
  ])('%s', async (language, week) => expect(await weekIn(language)).toBe(week));
});
